import { mostVehicles } from '@holeshot/shared-core';
import { vehicleLimitProblem } from './vehicleLimitProblem';

const racer = (maxVehicleLimit: number) => ({ isAdmin: false, maxVehicleLimit });
const admin = { isAdmin: true, maxVehicleLimit: 5 };

test('is none below the limit of the account', () => {
  expect(vehicleLimitProblem(racer(5), 4)).toBeUndefined();
  expect(vehicleLimitProblem(racer(1), 0)).toBeUndefined();
});

test('says how many the account holds, and offers a higher limit', () => {
  expect(vehicleLimitProblem(racer(5), 5)).toMatch(
    /^Your account holds 5 vehicles, and you have 5\..+, or ask for a higher limit\.$/,
  );
  expect(vehicleLimitProblem(racer(1), 1)).toMatch(/^Your account holds 1 vehicle, /);
});

test('says both figures where the limit was lowered below what a racer has', () => {
  expect(vehicleLimitProblem(racer(5), 7)).toMatch(/^Your account holds 5 vehicles, and you have 7\./);
});

test('holds an admin to what fits alone, and offers nobody more than that', () => {
  expect(vehicleLimitProblem(admin, mostVehicles - 1)).toBeUndefined();
  for (const each of [admin, racer(mostVehicles)])
    expect(vehicleLimitProblem(each, mostVehicles)).toMatch(/delete one that you no longer race\.$/);
});

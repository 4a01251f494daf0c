import { greatLakes } from '../../testing/fixtures/fixtures';
import { fullPass } from '../../testing/fixtures/fullPass';
import { finishOf } from './finishOf';

const eighthCar = { finish: 660 } as const;

test('a pass counts over the track’s length where the slip has it', () => {
  expect(finishOf(greatLakes, fullPass.timeslip, eighthCar)).toBe(1320);
  expect(finishOf({ ...greatLakes, track_length: 1000 }, fullPass.timeslip, eighthCar)).toBe(1000);
});

test('an eighth-mile slip of a quarter-mile track counts over the car’s distance', () => {
  const { et_1320: _, ...slip } = fullPass.timeslip;
  expect(finishOf(greatLakes, slip, eighthCar)).toBe(660);
});

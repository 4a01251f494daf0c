import { editVehicle, pounds, type TuneVersion, type Vehicle } from '@holeshot/shared-core';
import { nova, novaPasses } from '@holeshot/shared-core/testing';
import { carAtPass } from './carAtPass';

const pass = novaPasses.at(-1)!;
const heavier = editVehicle(nova, { weight_with_driver: pounds(3400), name: 'Heavy Nova', finish: 660 });
const version = (datetime: string, { base_tune, ddpe_tune }: Vehicle): TuneVersion => ({
  ...{ vehicle_uid: 'nova', n: Date.parse(datetime), datetime, reason: 'racer', base_tune, ddpe_tune },
});
const first = version('2026-06-01T00:00:00.000Z', nova);
const later = version('2026-07-01T00:00:00.000Z', heavier);

test('a car that has not changed is the one of the pass', () => {
  expect(carAtPass(nova, pass, [])).toEqual(nova);
});

test('a pass of before a change has the weight, the name and the finish of then', () => {
  expect(carAtPass(heavier, pass, [later, first])).toEqual({
    ...heavier,
    ...nova,
    ddpe_tune: heavier.ddpe_tune,
  });
});

test('the tune in use at the pass is taken from several of the same car, else the oldest', () => {
  const rubbed = (friction_factor_1320: number): Vehicle => ({
    ...nova,
    base_tune: { ...nova.base_tune, friction_factor_1320 },
  });
  const versions = [
    version('2026-06-25T00:00:00.000Z', rubbed(0.3)),
    version('2026-06-10T00:00:00.000Z', rubbed(0.2)),
    first,
  ];
  expect(carAtPass(nova, pass, versions).base_tune.friction_factor_1320).toBe(0.2);
  expect(carAtPass(nova, pass, versions.slice(0, 1)).base_tune.friction_factor_1320).toBe(0.3);
});

test('a tune that the history has lost keeps its versions, on the weight of now', () => {
  const { base_tune } = carAtPass(heavier, pass, [later]);
  expect(base_tune).toMatchObject({ weight_with_driver: 3400, tune_version_1320: 1, tune_version_660: 1 });
});

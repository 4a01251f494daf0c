import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { inOneGo } from '../work/inOneGo';
import { vehicleOfPass } from '../pass/vehicleOfPass';
import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';
import { predictEt } from '../../testing/predictEt';
import { pounds } from '../units/units';
import { applyTune, rememberTune, undoTune } from './changeTune';
import { etByTune } from './etByTune';
import { learnedTuneOf } from './LearnedTune';
import { suggestTune, type TuneSuggestion } from './suggestTune';
import { withTunes } from './withTunes';

const now = Date.UTC(2026, 5, 20);
const [first] = streetCarPasses as [(typeof streetCarPasses)[number]];

const suggested = (): TuneSuggestion => {
  const result = inOneGo(suggestTune(streetCar, streetCarPasses));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};

describe('a suggested tune', () => {
  const suggestion = suggested();

  test('has the base ET of the car in standard air, its wind and what each track adds', () => {
    expect(suggestion.after.sl_et_zw).toBeGreaterThan(11);
    expect(suggestion.after.sl_et_zw).toBeLessThan(12);
    expect(suggestion.after.wind_effect).toBeCloseTo(1, 0);
    expect(Object.keys(suggestion.after.offsets)).toHaveLength(
      new Set(streetCarPasses.map(({ location }) => location.uid)).size,
    );
    expect(suggestion.sd.sl_et_zw).toBeGreaterThan(0);
  });

  test('calls the last passes within a few hundredths, without the engine', () => {
    expect(suggestion.miss.before).toBeUndefined();
    expect(suggestion.miss.after).toBeLessThan(0.06);
  });

  test('needs a few passes', () => {
    expect(inOneGo(suggestTune(streetCar, streetCarPasses.slice(0, 4)))).toMatchObject({
      ok: false,
      failure: { code: 'too-few-passes' },
    });
  });

  test('takes one step for each pass that predictions learn from', () => {
    expect([...suggestTune(streetCar, streetCarPasses)]).toHaveLength(streetCarPasses.length);
    const many = Array.from({ length: 1_100 }, (_, back) => ({
      ...streetCarPasses[back % streetCarPasses.length]!,
      log_entry_uid: `pass-${back}`,
      log_entry_datetime: new Date(now - back * 86_400_000).toISOString(),
    }));
    expect([...suggestTune(streetCar, many)]).toHaveLength(600);
  });

  test('taken over is a new version, and a car without passes then predicts by it', () => {
    const { vehicle, versions } = applyTune(streetCar, suggestion, { reason: 'suggested', now, known: [] });
    expect(vehicle.ddpe_tune.tune_version_1320).toBe(streetCar.ddpe_tune.tune_version_1320 + 1);
    expect(vehicle.base_tune).toEqual(streetCar.base_tune);
    expect(versions.at(-1)).toMatchObject({ reason: 'suggested', datetime: '2026-06-20T00:00:00.000Z' });
    expect(learnedTuneOf(vehicle, 1320)).toEqual(suggestion.after);
    const observation = first.weather!;
    const { location } = first;
    const result = predictEt({ vehicle, location, observation, passes: [], finish: 1320 });
    expect(result.ok && result.value.et).toBeCloseTo(first.timeslip.et_1320!, 1);
    expect(etByTune(vehicle, 1320, suggestion.after, first)).toBeCloseTo(first.timeslip.et_1320!, 1);
  });

  test('can be undone, which is a version again', () => {
    const applied = applyTune(streetCar, suggestion, { reason: 'automatic', now, known: [] });
    const back = undoTune(applied.vehicle, streetCar, { now: now + 1, known: applied.versions, passes: [] });
    expect(learnedTuneOf(back.vehicle, 1320)).toEqual(learnedTuneOf(streetCar, 1320));
    expect(back.versions).toMatchObject([{ reason: 'undone', vehicle_uid: streetCar.uid }]);
    expect(back.vehicle.ddpe_tune.tune_version_1320).toBe(streetCar.ddpe_tune.tune_version_1320 + 2);
  });
});

test('going back to a tune reuses no number of a raced tune', () => {
  const withWeight = (car: Vehicle, weight: number): Vehicle =>
    withTunes(car, { ...car, base_tune: { ...car.base_tune, weight_with_driver: pounds(weight) } });
  const raced = (car: Vehicle): LogEntry => ({ ...first, vehicle: vehicleOfPass(car) });
  const at3500 = withWeight(streetCar, 3500);
  const passes = [raced(at3500)];
  const light = rememberTune(at3500, withWeight(at3500, 3300), { reason: 'racer', now, known: [] });
  const back = undoTune(light.vehicle, at3500, { now: now + 1, known: light.versions, passes });
  expect(back.vehicle.base_tune.tune_version_1320).toBe(at3500.base_tune.tune_version_1320);
  const known = [...light.versions, ...back.versions];
  const at3400 = withWeight(back.vehicle, 3400);
  expect(at3400.base_tune.tune_version_1320).toBe(light.vehicle.base_tune.tune_version_1320);
  const again = (run: LogEntry[]) =>
    undoTune(at3400, light.vehicle, { now: now + 2, known, passes: run }).vehicle.base_tune;
  expect(again(passes).tune_version_1320).toBe(at3400.base_tune.tune_version_1320);
  expect(again([...passes, raced(at3400)]).tune_version_1320).toBe(at3400.base_tune.tune_version_1320 + 1);
});

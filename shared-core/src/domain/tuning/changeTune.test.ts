import fc from 'fast-check';
import { createVehicle } from '../entities/createVehicle';
import { perDistance } from '../entities/Distance';
import { editVehicle } from '../entities/editVehicle';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { streetCarPasses } from '../../testing/fixtures/streetCar';
import { pounds, seconds } from '../units/units';
import { changeTune, rememberTune, undoTune, type TuneChange } from './changeTune';
import { tuneDifferences } from './tuneDifferences';

const now = Date.UTC(2026, 5, 20);
const nova: Vehicle = createVehicle({
  uid: 'nova',
  name: "'69 Nova",
  finish: 1320,
  weight_with_driver: pounds(3200),
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  now: 0,
});
const withEt = (vehicle: Vehicle, et: number) => ({
  base_tune: { ...vehicle.base_tune, sl_et_zw_1320: seconds(et) },
  ddpe_tune: vehicle.ddpe_tune,
});

describe('a change of a tune', () => {
  test('is recorded with the tune before it, where nothing is stored yet', () => {
    const { vehicle, versions } = changeTune(nova, withEt(nova, 11.2), { now, known: [] });
    expect(vehicle.base_tune.sl_et_zw_1320).toBe(11.2);
    expect(versions).toEqual([
      {
        vehicle_uid: 'nova',
        n: now,
        datetime: '2026-06-20T00:00:00.000Z',
        reason: 'first',
        base_tune: nova.base_tune,
        ddpe_tune: nova.ddpe_tune,
      },
      {
        vehicle_uid: 'nova',
        n: now + 1,
        datetime: '2026-06-20T00:00:00.000Z',
        reason: 'racer',
        base_tune: vehicle.base_tune,
        ddpe_tune: vehicle.ddpe_tune,
      },
    ]);
  });

  test('is recorded alone where the tune before it is stored', () => {
    const first = changeTune(nova, withEt(nova, 11.2), { now, known: [] });
    const second = changeTune(first.vehicle, withEt(nova, 11.1), { now: now + 5, known: first.versions });
    expect(second.versions).toMatchObject([
      { n: now + 5, reason: 'racer', base_tune: { sl_et_zw_1320: 11.1 } },
    ]);
  });

  test('records a change that was not recorded before', () => {
    const first = changeTune(nova, withEt(nova, 11.2), { now, known: [] });
    const elsewhere = { ...first.vehicle, ...withEt(nova, 12) };
    const { versions } = changeTune(elsewhere, withEt(nova, 11.1), { now: now + 5, known: first.versions });
    expect(versions.map(({ base_tune }) => base_tune.sl_et_zw_1320)).toEqual([12, 11.1]);
  });

  test('comes after those known, also on a clock that is behind', () => {
    const first = changeTune(nova, withEt(nova, 11.2), { now, known: [] });
    const { versions } = changeTune(first.vehicle, withEt(nova, 11.1), { now: 5, known: first.versions });
    expect(versions[0]?.n).toBe(now + 2);
  });

  test('makes no version if nothing changes', () => {
    expect(changeTune(nova, nova, { now, known: [] })).toEqual({ before: nova, vehicle: nova, versions: [] });
    const renamed = editVehicle(nova, { name: 'Super Nova' });
    expect(rememberTune(nova, renamed, { reason: 'racer', now, known: [] })).toEqual({
      before: nova,
      vehicle: renamed,
      versions: [],
    });
  });

  test('makes a version if it makes another car without another number', () => {
    const { vehicle, versions } = changeTune(nova, nova, { now, known: [], isAnotherCar: true });
    expect(vehicle.base_tune.tune_version_1320).toBe(2);
    expect(versions.map(({ base_tune }) => base_tune.tune_version_1320)).toEqual([1, 2]);
  });

  test('makes a version if it changes the vehicle form', () => {
    const edited = editVehicle(nova, { weight_with_driver: pounds(3100) });
    const { vehicle, versions } = rememberTune(nova, edited, { reason: 'racer', now, known: [] });
    expect(vehicle).toBe(edited);
    expect(versions).toHaveLength(2);
  });

  test('names the pass that it came from', () => {
    const after = editVehicle(nova, { weight_with_driver: pounds(3100) });
    const { versions } = rememberTune(nova, after, {
      reason: 'suggested',
      now,
      known: [],
      logEntryUid: 'pass',
    });
    expect(versions.map(({ log_entry_uid }) => log_entry_uid)).toEqual([undefined, 'pass']);
  });
});

describe('going back', () => {
  test('to any version of any history gives that tune again, as the newest version', () => {
    const steps = fc.array(fc.double({ min: 5, max: 20, noNaN: true }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(steps, fc.nat(), (ets, pick) => {
        const change = ets.reduce<TuneChange>(
          ({ vehicle, versions }, et) => {
            const next = changeTune(vehicle, withEt(vehicle, et), { now, known: versions });
            return { vehicle: next.vehicle, versions: [...versions, ...next.versions] };
          },
          { vehicle: nova, versions: [] },
        );
        const target = change.versions[pick % change.versions.length]!;
        const back = undoTune(change.vehicle, target, { now, known: change.versions, passes: [] });
        const numbers = [...change.versions, ...back.versions].map(({ n }) => n);
        expect(tuneDifferences(back.vehicle, target)).toEqual([]);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(back.versions.every(({ reason }) => reason === 'undone')).toBe(true);
      }),
    );
  });

  const light = editVehicle(nova, { weight_with_driver: pounds(3100) });
  const passWith = (vehicle: Vehicle): LogEntry => ({
    ...streetCarPasses[0]!,
    vehicle: {
      ...streetCarPasses[0]!.vehicle,
      ...perDistance('tune_version', vehicle.base_tune.tune_version_1320),
    },
  });

  test('from a weight that was never raced is the same car', () => {
    for (const passes of [[], [passWith(nova)]]) {
      const { vehicle } = undoTune(light, nova, { now, known: [], passes });
      expect(vehicle.base_tune).toEqual(nova.base_tune);
    }
  });

  test('from a weight that was raced, or may have been, is another car once more', () => {
    for (const passes of [[passWith(nova), passWith(light)], undefined]) {
      const { vehicle } = undoTune(light, nova, { now, known: [], passes });
      expect(vehicle.base_tune).toMatchObject({ weight_with_driver: 3200, tune_version_1320: 3 });
    }
  });

  test('from a car that is another only by the racer’s word', () => {
    const { vehicle, versions } = changeTune(nova, nova, { now, known: [], isAnotherCar: true });
    const back = undoTune(vehicle, versions[0]!, { now, known: versions, passes: [] });
    expect(back.vehicle).toEqual({ ...nova, ddpe_tune: vehicle.ddpe_tune });
    expect(back.versions).toHaveLength(1);
    const raced = undoTune(vehicle, versions[0]!, { now, known: versions, passes: [passWith(vehicle)] });
    expect(raced.vehicle.base_tune.tune_version_1320).toBe(3);
  });
});

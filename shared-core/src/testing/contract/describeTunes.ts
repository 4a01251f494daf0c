import { filter, firstValueFrom, timeout } from 'rxjs';
import type { Vehicle } from '../../domain/entities/Vehicle';
import { changeTune, rememberTune, undoTune, type TuneOccasion } from '../../domain/tuning/changeTune';
import type { TuneVersion } from '../../domain/tuning/TuneVersion';
import { seconds } from '../../domain/units/units';
import type { Ports } from '../../platform/ports/ports';
import { nova } from '../fixtures/novaSeason';
import { patience } from './patience';

/** Tunes and vehicles of a new racer with write access, and their clean-up. */
export interface TunesUnderTest {
  ports: Pick<Ports, 'vehicles' | 'tunes'>;
  stop(): Promise<void>;
}

const now = Date.UTC(2026, 5, 20, 18, 0);
const occasion: TuneOccasion = { reason: 'racer', now, known: [] };

const quicker = ({ base_tune, ddpe_tune }: Vehicle, et: number) => ({
  base_tune: { ...base_tune, sl_et_zw_1320: seconds(et) },
  ddpe_tune: {
    ...ddpe_tune,
    location_offsets: { byron: { sl_et_zw_1320: seconds(0.02), wind_effect_1320: 0.1 } },
  },
});

/**
 * Describes the duties of every store of tunes; run against each of them.
 * @param name of the store, for the report
 * @param make returns the repositories of a racer who has saved nothing yet
 */
export const describeTunes = (name: string, make: () => Promise<TunesUnderTest>): void => {
  describe(`the tunes of ${name}`, () => {
    let under: TunesUnderTest;
    const history = async (count: number, uid = 'nova'): Promise<TuneVersion[]> => {
      const seen = await firstValueFrom(
        under.ports.tunes.versions$(uid).pipe(
          filter((each) => (each.state === 'present' ? each.value.length : 0) === count),
          filter((each) => each.state !== 'unknown'),
          timeout({ first: patience }),
        ),
      );
      return seen.state === 'present' ? seen.value : [];
    };
    const stored = async (wanted: (vehicle: Vehicle) => boolean): Promise<Vehicle | undefined> => {
      const seen = await firstValueFrom(
        under.ports.vehicles.vehicles$.pipe(
          filter((each) => each.state === 'present' && each.value.some(wanted)),
          timeout({ first: patience }),
        ),
      );
      return seen.state === 'present' ? seen.value.find(wanted) : undefined;
    };

    beforeEach(async () => {
      under = await make();
      under.ports.vehicles.save(nova);
    });
    afterEach(() => under.stop());

    test('are absent before the first change', async () => {
      expect(await history(0)).toEqual([]);
    });

    test('show a change at once, newest first, each version as it was saved, and the vehicle with it', async () => {
      const change = changeTune(nova, quicker(nova, 11.2), { now, known: [] });
      expect(under.ports.tunes.save(change)).toEqual({ ok: true, value: undefined });
      expect(await history(2)).toEqual([...change.versions].reverse());
      expect(await stored((vehicle) => vehicle.base_tune.sl_et_zw_1320 === 11.2)).toEqual(change.vehicle);
    });

    test('give the way back, which is a version again', async () => {
      const change = changeTune(nova, quicker(nova, 11.2), { now, known: [] });
      under.ports.tunes.save(change);
      const [, first] = await history(2);
      if (first === undefined) throw new Error('There is no first version.');
      under.ports.tunes.save(
        undoTune(change.vehicle, first, { now: now + 9, known: await history(2), passes: [] }),
      );
      expect((await history(3)).map(({ reason }) => reason)).toEqual(['undone', 'racer', 'first']);
      const back = await stored((vehicle) => vehicle.base_tune.sl_et_zw_1320 === null);
      expect(back?.ddpe_tune.location_offsets).toEqual({});
    });

    test('remember the pass that a suggestion came from', async () => {
      const { vehicle, versions } = changeTune(nova, quicker(nova, 11.2), { now, known: [] });
      const suggested = versions.map((version): TuneVersion => ({
        ...version,
        reason: 'suggested',
        log_entry_uid: 'full-pass',
      }));
      under.ports.tunes.save({ vehicle, versions: suggested });
      expect((await history(2))[0]).toMatchObject({ reason: 'suggested', log_entry_uid: 'full-pass' });
    });

    test('leave changes of the vehicle by another device', async () => {
      under.ports.tunes.save(rememberTune(nova, { ...nova, notes: 'new slicks' }, occasion));
      under.ports.tunes.save(rememberTune(nova, { ...nova, name: 'Blue Nova' }, occasion));
      const both = await stored(({ name, notes }) => name === 'Blue Nova' && notes === 'new slicks');
      expect(both).toEqual({ ...nova, name: 'Blue Nova', notes: 'new slicks' });
    });

    test('of one vehicle are its own alone', async () => {
      const bike = { ...nova, uid: 'bike', name: 'Bike' };
      under.ports.vehicles.save(bike);
      under.ports.tunes.save(changeTune(nova, quicker(nova, 11.2), { now, known: [] }));
      under.ports.tunes.save(changeTune(bike, quicker(bike, 9.1), { now, known: [] }));
      expect(await history(2, 'bike')).toMatchObject([{ vehicle_uid: 'bike' }, { vehicle_uid: 'bike' }]);
      expect(await history(2)).toMatchObject([{ vehicle_uid: 'nova' }, { vehicle_uid: 'nova' }]);
    });
  });
};

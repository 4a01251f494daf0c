import { filter, firstValueFrom, timeout, type Observable } from 'rxjs';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { Vehicle } from '../../domain/entities/Vehicle';
import type { Loadable } from '../../platform/values/Loadable';
import type { Ports } from '../../platform/ports/ports';
import { nova } from '../fixtures/novaSeason';
import { fullPass } from '../fixtures/fullPass';
import { patience } from './patience';

/** Vehicles and passes of a new racer with write access, and their clean-up. */
export interface VehicleDeletionUnderTest {
  ports: Pick<Ports, 'vehicles' | 'logBooks'>;
  /** Milliseconds, of the clock that stamps a deletion. */
  now(): number;
  stop(): Promise<void>;
}

/** The uids a stream shows, in its order, once they are so many. */
const shown = async <Row>(
  stream$: Observable<Loadable<Row[]>>,
  uidOf: (row: Row) => string,
  count: number,
): Promise<string[]> => {
  const rowsOf = (seen: Loadable<Row[]>) => (seen.state === 'present' ? seen.value : []);
  const seen = await firstValueFrom(
    stream$.pipe(
      filter((each) => each.state !== 'unknown' && rowsOf(each).length === count),
      timeout({ first: patience }),
    ),
  );
  return rowsOf(seen).map(uidOf);
};

const minute = 60_000;
const camaro: Vehicle = { ...nova, uid: 'camaro', name: 'Camaro' };
const passOf = (vehicle: Vehicle): LogEntry => ({
  ...fullPass,
  log_entry_uid: `of ${vehicle.uid}`,
  vehicle: { ...fullPass.vehicle, uid: vehicle.uid },
});

/**
 * Describes the deletion of a vehicle in every store; run against each of them.
 * @param name of the store, for the report
 * @param make returns the repositories of a racer who has saved nothing yet
 */
export const describeVehicleDeletion = (
  name: string,
  make: () => Promise<VehicleDeletionUnderTest>,
): void => {
  describe(`deleting vehicles in ${name}`, () => {
    let under: VehicleDeletionUnderTest;
    const living = (count: number) => shown(under.ports.vehicles.vehicles$, ({ uid }) => uid, count);
    const deleted = (count: number) =>
      shown(under.ports.vehicles.deleted$, ({ vehicle }) => vehicle.uid, count);
    const passes = (count: number) =>
      shown(under.ports.logBooks.entries$(), ({ log_entry_uid }) => log_entry_uid, count);

    beforeEach(async () => {
      under = await make();
      const { vehicles, logBooks } = under.ports;
      for (const vehicle of [nova, camaro]) {
        vehicles.save(vehicle);
        logBooks.save(passOf(vehicle));
      }
      await passes(2);
    });
    afterEach(() => under.stop());

    test('hides it and its passes, and leaves the others', async () => {
      expect(await deleted(0)).toEqual([]);
      expect(under.ports.vehicles.delete('nova')).toEqual({ ok: true, value: undefined });
      expect(await living(1)).toEqual(['camaro']);
      expect(await passes(1)).toEqual(['of camaro']);
      expect(await shown(under.ports.logBooks.entries$({ vehicleUid: 'nova' }), String, 0)).toEqual([]);
    });

    test('keeps it among the deleted, whole and with the time', async () => {
      under.ports.vehicles.delete('nova');
      await deleted(1);
      const seen = await firstValueFrom(
        under.ports.vehicles.deleted$.pipe(
          filter((each) => each.state === 'present' && each.value[0]?.deleted_at !== null),
          timeout({ first: patience }),
        ),
      );
      const [row] = seen.state === 'present' ? seen.value : [];
      expect(row?.vehicle).toEqual(nova);
      expect(Math.abs((row?.deleted_at ?? 0) - under.now())).toBeLessThan(minute);
    });

    test('can be undone: it is there again as it was, with its passes', async () => {
      under.ports.vehicles.delete('nova');
      await deleted(1);
      expect(under.ports.vehicles.restore('nova')).toEqual({ ok: true, value: undefined });
      expect(await living(2)).toEqual(['nova', 'camaro']);
      expect(await passes(2)).toHaveLength(2);
      expect(await deleted(0)).toEqual([]);
    });

    test('can be done again after it was undone', async () => {
      under.ports.vehicles.delete('nova');
      await deleted(1);
      under.ports.vehicles.restore('nova');
      await living(2);
      under.ports.vehicles.save({ ...nova, notes: 'new heads' });
      under.ports.vehicles.delete('nova');
      await living(1);
      expect(await deleted(1)).toEqual(['nova']);
      under.ports.vehicles.restore('nova');
      await living(2);
      const seen = await firstValueFrom(under.ports.vehicles.vehicles$);
      expect(seen.state === 'present' && seen.value[0]?.notes).toBe('new heads');
    });

    test('shows the last one deleted first', async () => {
      under.ports.vehicles.delete('nova');
      await deleted(1);
      under.ports.vehicles.delete('camaro');
      expect(await deleted(2)).toEqual(['camaro', 'nova']);
      expect(await living(0)).toEqual([]);
    });

    test('of a missing one changes nothing', async () => {
      under.ports.vehicles.delete('boat');
      under.ports.vehicles.restore('boat');
      expect(await living(2)).toEqual(['nova', 'camaro']);
      expect(await deleted(0)).toEqual([]);
    });
  });
};

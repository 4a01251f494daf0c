import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import type { DeletedVehicle } from '../../domain/entities/DeletedVehicle';
import type { Vehicle } from '../../domain/entities/Vehicle';
import { withEdit } from '../../domain/logbook/withEdit';
import type { Result } from '../../domain/plain/result';
import type { TuneVersion } from '../../domain/tuning/TuneVersion';
import { loadedList } from '../../platform/values/Loadable';
import type { Ports } from '../../platform/ports/ports';

/** The vehicles a memory platform starts with. */
export interface MemoryVehiclesSeed {
  vehicles?: Vehicle[];
  deletedVehicles?: DeletedVehicle[];
  tunes?: TuneVersion[];
}

/**
 * Vehicles in memory, those that can be brought back among them, and the history of their tunes.
 * @param writing does it where the racer may write, and gives the refusal where not
 * @param now milliseconds
 */
export const createMemoryVehicles = (
  seed: MemoryVehiclesSeed,
  writing: (write: () => void) => Result<void>,
  now: () => number,
): Pick<Ports, 'vehicles' | 'tunes'> & {
  hidden$: Observable<ReadonlySet<string>>;
  living$: BehaviorSubject<Vehicle[]>;
} => {
  const living$ = new BehaviorSubject<Vehicle[]>(seed.vehicles ?? []);
  const archive$ = new BehaviorSubject<DeletedVehicle[]>(seed.deletedVehicles ?? []);
  const versions$ = new BehaviorSubject<TuneVersion[]>(seed.tunes ?? []);
  const save = (vehicle: Vehicle) =>
    living$.next([...living$.value.filter(({ uid }) => uid !== vehicle.uid), structuredClone(vehicle)]);
  /** As in Firestore, what lives is not deleted, whatever stands in the archive. */
  const deleted$ = combineLatest([archive$, living$]).pipe(
    map(([archive, living]) =>
      archive.filter(({ vehicle }) => living.every(({ uid }) => uid !== vehicle.uid)),
    ),
  );

  return {
    living$,
    hidden$: deleted$.pipe(map((rows) => new Set(rows.map(({ vehicle }) => vehicle.uid)))),
    vehicles: {
      vehicles$: living$.pipe(
        map((rows) => loadedList([...rows].sort((a, b) => a.name.localeCompare(b.name)))),
      ),
      deleted$: deleted$.pipe(map(loadedList)),
      save: (vehicle) => writing(() => save(vehicle)),
      delete: (vehicleUid) =>
        writing(() => {
          const vehicle = living$.value.find(({ uid }) => uid === vehicleUid);
          if (vehicle === undefined) return;
          const others = archive$.value.filter((row) => row.vehicle.uid !== vehicleUid);
          archive$.next([{ vehicle, deleted_at: now() }, ...others]);
          living$.next(living$.value.filter((row) => row !== vehicle));
        }),
      restore: (vehicleUid) =>
        writing(() => {
          const found = archive$.value.find(({ vehicle }) => vehicle.uid === vehicleUid);
          if (found !== undefined) save(found.vehicle);
        }),
    },
    tunes: {
      versions$: (vehicleUid) =>
        versions$.pipe(
          map((rows) =>
            loadedList(rows.filter((row) => row.vehicle_uid === vehicleUid).sort((a, b) => b.n - a.n)),
          ),
        ),
      save: ({ before, vehicle, versions }) =>
        writing(() => {
          versions$.next([...versions$.value, ...structuredClone(versions)]);
          const known = living$.value.find(({ uid }) => uid === vehicle.uid);
          if (before === undefined) save(vehicle);
          else if (known !== undefined) save(withEdit(known, before, vehicle));
        }),
    },
  };
};

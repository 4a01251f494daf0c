import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import {
  present,
  sameStored,
  withCarValues,
  type Loadable,
  type LogEntry,
  type Vehicle,
} from '@holeshot/shared-core';

/** Completed passes: each stays the same record until its car changes, so that a comparison finds nothing new. */
const filled = new WeakMap<LogEntry, { car: Vehicle; entry: LogEntry }>();

const withCar = (entry: LogEntry, car: Vehicle): LogEntry => {
  const before = filled.get(entry);
  if (before?.car === car) return before.entry;
  const now = withCarValues(entry, car);
  if (now !== entry) filled.set(entry, { car, entry: now });
  return now;
};

/** Completes passes that lack values of their car from the vehicle. */
export const withCars = (
  entries$: Observable<Loadable<LogEntry[]>>,
  vehicles$: Observable<Loadable<Vehicle[]>>,
): Observable<Loadable<LogEntry[]>> =>
  combineLatest([entries$, vehicles$.pipe(distinctUntilChanged<Loadable<Vehicle[]>>(sameStored))]).pipe(
    map(([entries, vehicles]) => {
      if (entries.state !== 'present' || vehicles.state !== 'present') return entries;
      const cars = new Map(vehicles.value.map((vehicle) => [vehicle.uid, vehicle]));
      const rows = entries.value.map((entry) => {
        const car = cars.get(entry.vehicle.uid);
        return car === undefined ? entry : withCar(entry, car);
      });
      return rows.every((row, index) => row === entries.value[index]) ? entries : present(rows);
    }),
    distinctUntilChanged(),
  );

import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import {
  present,
  sameStored,
  withCarValues,
  type Loadable,
  type LogEntry,
  type Vehicle,
} from '@holeshot/shared-core';

/** Passes, those that have none of what needs the car with what their vehicle as it is known now gives. */
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
        return car === undefined ? entry : withCarValues(entry, car);
      });
      return rows.every((row, index) => row === entries.value[index]) ? entries : present(rows);
    }),
    distinctUntilChanged(),
  );

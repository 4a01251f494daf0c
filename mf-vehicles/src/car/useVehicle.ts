import {
  unknown,
  type Loadable,
  type LogBooksPort,
  type LogEntry,
  type Vehicle,
  type VehiclesPort,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';

/**
 * One of the racer's vehicles and its passes, for a dialog about it.
 * @returns `vehicle` undefined while the vehicles are not known, and where it is not among them
 */
export const useVehicle = (
  vehicleUid: string,
  vehicles: VehiclesPort,
  logBooks: LogBooksPort,
): { known: boolean; vehicle: Vehicle | undefined; passes: Loadable<LogEntry[]> } => {
  const all = useObservable(vehicles.vehicles$, unknown);
  const passes = useObservable(
    useMemo(() => logBooks.entries$({ vehicleUid }), [logBooks, vehicleUid]),
    unknown,
  );
  const vehicle = all.state === 'present' ? all.value.find(({ uid }) => uid === vehicleUid) : undefined;
  return { known: all.state !== 'unknown', vehicle, passes };
};

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
 * Reads a vehicle and its passes for a dialog.
 * @returns `vehicle` undefined until known, and if it does not exist
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

import { map, type OperatorFunction } from 'rxjs';
import { loadedList, type Loadable, type LogEntry } from '@holeshot/shared-core';

/**
 * Keeps the passes of one vehicle.
 * @param vehicleUid undefined keeps them all
 */
export const ofVehicle = (
  vehicleUid: string | undefined,
): OperatorFunction<Loadable<LogEntry[]>, Loadable<LogEntry[]>> =>
  map((entries) => {
    if (vehicleUid === undefined || entries.state !== 'present') return entries;
    const own = entries.value.filter((entry) => entry.vehicle.uid === vehicleUid);
    return loadedList(own);
  });

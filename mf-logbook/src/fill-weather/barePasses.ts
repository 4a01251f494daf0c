import type { Location, LogEntry, Vehicle } from '@holeshot/shared-core';
import { stationOf } from '../form/stationOf';

/** Age of the oldest weather that services give. */
const reachMs = 30 * 86_400_000;

/**
 * Returns the passes of the last 30 days without weather whose track has a station.
 * @param passes newest first
 * @param vehicles of the passes
 * @param locations with their current stations
 * @param now milliseconds
 */
export const barePasses = (
  passes: readonly LogEntry[],
  vehicles: readonly Vehicle[],
  locations: readonly Location[],
  now: number,
): LogEntry[] => {
  const older = passes.findIndex(({ log_entry_datetime }) => Date.parse(log_entry_datetime) < now - reachMs);
  const recent = older < 0 ? passes : passes.slice(0, older);
  return recent.filter(
    ({ weather, location, vehicle, log_entry_datetime }) =>
      weather === null &&
      stationOf(location, locations) !== undefined &&
      Date.parse(log_entry_datetime) <= now &&
      vehicles.some(({ uid }) => uid === vehicle.uid),
  );
};

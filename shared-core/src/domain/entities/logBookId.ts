import { wallClock } from '../time/wallClock';

/**
 * Finds the log book of a pass by the clocks of its track (UTC where the zone is unknown): document id
 * `vehicle_year_month`, year, and month 1 to 12. An unreadable time goes to January 1970, so that no pass is lost.
 */
export const logBookId = (
  vehicleUid: string,
  datetime: string,
  timezone: string,
): { id: string; year: number; month: number } => {
  const clock = wallClock(datetime, timezone);
  const year = clock?.getUTCFullYear() ?? 1970;
  const month = (clock?.getUTCMonth() ?? 0) + 1;
  return { id: `${vehicleUid}_${year}_${String(month).padStart(2, '0')}`, year, month };
};

/** Returns the years in which the server begins months of a log book, from a moment (ms). */
export const yearsOfLogBooks = (now: number): { first: number; last: number } => ({
  first: 1900,
  last: new Date(now).getUTCFullYear() + 1,
});

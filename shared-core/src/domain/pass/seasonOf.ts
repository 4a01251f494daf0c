import type { LogEntry } from '../entities/LogEntry';
import { wallClock } from '../time/wallClock';

/** Largest offset from UTC of any clock on earth. */
const furthestInMs = 14 * 3_600_000;

const yearAt = (moment: number): number => new Date(moment).getUTCFullYear();

/** Returns the year of a pass by the clocks of its track; NaN where the time cannot be read. */
export const seasonOf = ({ log_entry_datetime, location }: LogEntry): number => {
  const moment = Date.parse(log_entry_datetime);
  const first = yearAt(moment - furthestInMs);
  // The time zone matters around New Year only, and reading it takes a thousand times as long.
  if (first === yearAt(moment + furthestInMs)) return first;
  return wallClock(log_entry_datetime, location.timezone)?.getUTCFullYear() ?? NaN;
};

import type { LogEntry } from '../entities/LogEntry';
import { wallClock } from '../time/wallClock';

/** No clock on earth is further from UTC. */
const furthestInMs = 14 * 3_600_000;

const yearAt = (moment: number): number => new Date(moment).getUTCFullYear();

/** The year a pass was run in by the clocks of its track; NaN for what is no time. */
export const seasonOf = ({ log_entry_datetime, location }: LogEntry): number => {
  const moment = Date.parse(log_entry_datetime);
  const first = yearAt(moment - furthestInMs);
  // Around New Year alone the time zone decides, and asking for it takes a thousand times as long.
  if (first === yearAt(moment + furthestInMs)) return first;
  return wallClock(log_entry_datetime, location.timezone)?.year() ?? NaN;
};

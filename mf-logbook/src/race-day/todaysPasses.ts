import { formatDate, type LogEntry } from '@holeshot/shared-core';

/** Eliminations go on after midnight, and nobody races at four in the morning. */
const dayBegins = 4 * 3_600_000;

const raceDayOf = (at: number, timezone: string): string =>
  formatDate(new Date(at - dayBegins).toISOString(), timezone);

/**
 * The passes of the race day that it is, by the clocks of the track of each; the order stays.
 * @param now milliseconds
 */
export const todaysPasses = (entries: readonly LogEntry[], now: number): LogEntry[] =>
  entries.filter(({ log_entry_datetime, location: { timezone } }) => {
    const at = Date.parse(log_entry_datetime);
    return !Number.isNaN(at) && raceDayOf(at, timezone) === raceDayOf(now, timezone);
  });

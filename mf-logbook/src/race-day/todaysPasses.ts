import { raceDay, type LogEntry } from '@holeshot/shared-core';

/**
 * The passes of the race day that it is, by the clocks of the track of each; the order stays.
 * @param now milliseconds
 */
export const todaysPasses = (entries: readonly LogEntry[], now: number): LogEntry[] => {
  const today = new Date(now).toISOString();
  return entries.filter(({ log_entry_datetime, location: { timezone } }) => {
    const day = raceDay(log_entry_datetime, timezone);
    return day !== undefined && day === raceDay(today, timezone);
  });
};

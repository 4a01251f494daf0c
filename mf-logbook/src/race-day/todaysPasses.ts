import { formatDate, type LogEntry } from '@holeshot/shared-core';

/**
 * The passes of today, by the clocks of the track of each; the order stays.
 * @param now milliseconds
 */
export const todaysPasses = (entries: readonly LogEntry[], now: number): LogEntry[] => {
  const today = new Date(now).toISOString();
  return entries.filter(
    ({ log_entry_datetime, location: { timezone } }) =>
      formatDate(log_entry_datetime, timezone) === formatDate(today, timezone),
  );
};

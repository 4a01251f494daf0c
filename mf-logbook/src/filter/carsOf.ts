import type { LogEntry } from '@holeshot/shared-core';

/** Lists the cars of passes by their latest name, the one that ran last first. */
export const carsOf = (entries: readonly LogEntry[]): LogEntry['vehicle'][] => {
  const latest = new Map<string, LogEntry>();
  for (const entry of entries) {
    const known = latest.get(entry.vehicle.uid);
    if (known === undefined || entry.log_entry_datetime > known.log_entry_datetime)
      latest.set(entry.vehicle.uid, entry);
  }
  return [...latest.values()]
    .sort((a, b) => (a.log_entry_datetime < b.log_entry_datetime ? 1 : -1))
    .map(({ vehicle }) => vehicle);
};

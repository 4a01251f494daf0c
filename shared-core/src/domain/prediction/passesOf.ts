import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';

/** The passes of a car before `now` in milliseconds, oldest first, each once. */
export const passesOf = (vehicle: Vehicle, passes: readonly LogEntry[], now = Infinity): LogEntry[] => {
  const seen = new Set<string>();
  return passes
    .filter((pass) => pass.vehicle.uid === vehicle.uid)
    .map((pass) => ({ pass, at: Date.parse(pass.log_entry_datetime) }))
    .filter(({ at }) => at < now)
    .sort((a, b) => a.at - b.at || (a.pass.log_entry_uid < b.pass.log_entry_uid ? -1 : 1))
    .map(({ pass }) => pass)
    .filter(({ log_entry_uid }) => !seen.has(log_entry_uid) && seen.add(log_entry_uid));
};

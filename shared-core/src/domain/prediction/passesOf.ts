import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';

/** Returns the passes of a car before `now` (ms), oldest first, each once. */
export const passesOf = (
  { uid }: Pick<Vehicle, 'uid'>,
  passes: readonly LogEntry[],
  now = Infinity,
): LogEntry[] => {
  const seen = new Set<string>();
  return passes
    .filter(({ vehicle }) => vehicle.uid === uid)
    .map((pass) => ({ pass, at: Date.parse(pass.log_entry_datetime) }))
    .filter(({ at }) => at < now)
    .sort((a, b) => a.at - b.at || (a.pass.log_entry_uid < b.pass.log_entry_uid ? -1 : 1))
    .filter(({ pass }) => !seen.has(pass.log_entry_uid) && seen.add(pass.log_entry_uid))
    .map(({ pass }) => pass);
};

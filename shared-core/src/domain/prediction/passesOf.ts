import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';

interface TimedPass {
  pass: LogEntry;
  /** Milliseconds. */
  at: number;
}

const sortedPasses = (uid: string, passes: readonly LogEntry[]): TimedPass[] => {
  const seen = new Set<string>();
  return passes
    .filter(({ vehicle }) => vehicle.uid === uid)
    .map((pass) => ({ pass, at: Date.parse(pass.log_entry_datetime) }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => a.at - b.at || (a.pass.log_entry_uid < b.pass.log_entry_uid ? -1 : 1))
    .filter(({ pass }) => !seen.has(pass.log_entry_uid) && seen.add(pass.log_entry_uid));
};

/** A memo and nothing more: the same list is asked for at each distance and each new observation. */
const known = new WeakMap<readonly LogEntry[], { length: number; cars: Map<string, TimedPass[]> }>();

/** The cars of a list; one that has grown since is looked through again. */
const carsOf = (passes: readonly LogEntry[]): Map<string, TimedPass[]> => {
  const before = known.get(passes);
  if (before?.length === passes.length) return before.cars;
  const cars = new Map<string, TimedPass[]>();
  known.set(passes, { length: passes.length, cars });
  return cars;
};

/** The passes of a car before `now` in milliseconds, oldest first, each once. */
export const passesOf = (
  { uid }: Pick<Vehicle, 'uid'>,
  passes: readonly LogEntry[],
  now = Infinity,
): LogEntry[] => {
  const cars = carsOf(passes);
  const own = cars.get(uid) ?? sortedPasses(uid, passes);
  cars.set(uid, own);
  return own.filter(({ at }) => at < now).map(({ pass }) => pass);
};

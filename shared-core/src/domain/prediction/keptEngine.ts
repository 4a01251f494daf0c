import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Seconds } from '../units/units';
import { createEngine, type Engine } from './engine/engine';
import { learnPass } from './engine/learnPass';

interface Kept {
  engine: Engine;
  learned: LogEntry[];
}

/** A memo and nothing more: what is kept only saves work. */
const kept = new Map<string, Kept>();
const mostKept = 12;

const keyOf = ({ uid, base_tune }: Vehicle, finish: Distance, base: Seconds | undefined): string =>
  JSON.stringify([uid, finish, base, base_tune]);

const isSame = (one: LogEntry, other: LogEntry | undefined): boolean =>
  one === other ||
  (one.log_entry_uid === other?.log_entry_uid && JSON.stringify(one) === JSON.stringify(other));

/**
 * The engine of a car that has learned these passes, oldest first. Where they only grew since the last time it learns
 * the new ones; where earlier ones changed it starts again.
 */
export const keptEngine = (
  vehicle: Vehicle,
  finish: Distance,
  base: Seconds | undefined,
  passes: readonly LogEntry[],
): Engine => {
  const key = keyOf(vehicle, finish, base);
  const known = kept.get(key);
  const holds = known?.learned.every((pass, index) => isSame(pass, passes[index])) ?? false;
  const { engine, learned } =
    known !== undefined && holds ? known : { engine: createEngine(vehicle, finish, base), learned: [] };
  for (const pass of passes.slice(learned.length)) {
    learnPass(engine, pass);
    learned.push(pass);
  }
  kept.delete(key);
  kept.set(key, { engine, learned });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return engine;
};

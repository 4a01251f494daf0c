import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Seconds } from '../units/units';
import { inOneGo, type Share } from '../work/inOneGo';
import { createEngine, type Engine } from './engine/engine';
import { learnPass } from './engine/learnPass';
import { newestPasses } from './newestPasses';

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
 * Teaches the engine of a car the newest of these passes, oldest first, in steps. Where they only grew since the last
 * time it learns the new ones; where earlier ones changed it starts again.
 * @returns the engine; its steps hand out how far it has come
 */
export function* learnPasses(
  vehicle: Vehicle,
  finish: Distance,
  base: Seconds | undefined,
  passes: readonly LogEntry[],
): Generator<Share, Engine> {
  const wanted = newestPasses(passes);
  const key = keyOf(vehicle, finish, base);
  const known = kept.get(key);
  const holds = known?.learned.every((pass, index) => isSame(pass, wanted[index])) ?? false;
  const mine =
    known !== undefined && holds ? known : { engine: createEngine(vehicle, finish, base), learned: [] };
  kept.delete(key);
  kept.set(key, mine);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  for (;;) {
    // Who asks for the same engine between two steps teaches it too.
    const pass = wanted[mine.learned.length];
    if (pass === undefined) return mine.engine;
    learnPass(mine.engine, pass);
    mine.learned.push(pass);
    yield mine.learned.length / wanted.length;
  }
}

/** The engine of a car that has learned the newest of these passes, oldest first, all at once. */
export const keptEngine = (...car: Parameters<typeof learnPasses>): Engine => inOneGo(learnPasses(...car));

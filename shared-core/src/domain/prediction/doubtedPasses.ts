import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Share } from '../work/inOneGo';
import { finishOf } from '../pass/finishOf';
import type { PassDoubt } from './engine/engine';
import { learnPasses } from './keptEngine';
import { newestPasses } from './newestPasses';
import { passesOf } from './passesOf';
import { startingBase } from './startingBase';

/**
 * Every doubt about the passes of a car that are marked All Out, by their ids, the same as `doubtPass` has about each:
 * one walk over those that are learned from, for each distance among them. The steps hand out how far a walk has come.
 * @param passes of any car, in any order
 */
export function* doubtedPasses(
  vehicle: Vehicle,
  passes: readonly LogEntry[],
): Generator<Share, ReadonlyMap<string, PassDoubt>> {
  const own = passesOf(vehicle, passes);
  const finishes = new Map<string, Distance>();
  for (const { log_entry_uid, location, timeslip } of newestPasses(own)) {
    if (timeslip.quality === 'All Out') finishes.set(log_entry_uid, finishOf(location, timeslip, vehicle));
  }
  const doubts = new Map<string, PassDoubt>();
  const [first] = own;
  if (first === undefined) return doubts;
  for (const finish of new Set(finishes.values())) {
    const base = startingBase(vehicle, finish, first.location, own);
    const engine = yield* learnPasses(vehicle, finish, base, own);
    for (const { log_entry_uid, doubt } of engine.passes) {
      if (doubt !== undefined && finishes.get(log_entry_uid) === finish) doubts.set(log_entry_uid, doubt);
    }
  }
  return doubts;
}

import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Share } from '../work/inOneGo';
import { finishOf } from '../pass/finishOf';
import type { Engine, PassDoubt } from './engine/engine';
import { engineFor } from './engineFor';
import { learnInSteps } from './learnInSteps';
import { passesToLearn } from './passesToLearn';

/**
 * Finds every doubt about the passes of a car that are marked All Out, the same as `doubtPass` has about each: one walk
 * over the learned passes for each distance among them. The steps hand out how far a walk has come.
 * @param passes of any car, in any order
 * @param known engines of any cars, a head start
 * @returns the doubts by the ids of the passes, and the engines that have learned them
 */
export function* doubtedPasses(
  vehicle: Vehicle,
  passes: readonly LogEntry[],
  known?: readonly Engine[],
): Generator<Share, { doubts: ReadonlyMap<string, PassDoubt>; engines: readonly Engine[] }> {
  const own = passesToLearn(vehicle, passes);
  const finishes = new Map<string, Distance>();
  for (const { log_entry_uid, location, timeslip } of own) {
    if (timeslip.quality === 'All Out') finishes.set(log_entry_uid, finishOf(location, timeslip, vehicle));
  }
  const doubts = new Map<string, PassDoubt>();
  const engines: Engine[] = [];
  const [first] = own;
  if (first === undefined) return { doubts, engines };
  const { location } = first;
  for (const finish of new Set(finishes.values())) {
    const engine = yield* learnInSteps(engineFor({ vehicle, location, finish }, own, known), own);
    engines.push(engine);
    for (const { log_entry_uid, doubt } of engine.passes) {
      if (doubt !== undefined && finishes.get(log_entry_uid) === finish) doubts.set(log_entry_uid, doubt);
    }
  }
  return { doubts, engines };
}

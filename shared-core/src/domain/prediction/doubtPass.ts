import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Share } from '../work/inOneGo';
import { finishOf } from '../pass/finishOf';
import type { Engine, PassDoubt } from './engine/engine';
import { engineFor } from './engineFor';
import { learnInSteps } from './learnInSteps';
import { passesToLearn } from './passesToLearn';

/**
 * Finds out what a pass marked All Out looks like instead, to ask the racer and change nothing: Lifted where its speed
 * at the end is far off what the car does at this track in this air, Spun where its 60 ft is. No doubt about a pass that
 * looks right, that the racer was asked about, that is one of the first few or too old to be learned, nor from the third
 * in a row on: then the car has changed. The steps hand out how far the work has come.
 * @param known engines of any cars, a head start
 * @returns the doubt, and the engine where one has learned the pass
 */
export function* doubtPass({
  vehicle,
  passes,
  pass,
  known,
}: {
  vehicle: Vehicle;
  /** Passes of any car, in any order, with or without the pass; those before it judge it. */
  passes: readonly LogEntry[];
  pass: LogEntry;
  known?: readonly Engine[];
}): Generator<Share, { doubt: PassDoubt | undefined; engine?: Engine }> {
  const nothing = { doubt: undefined };
  if (pass.timeslip.quality !== 'All Out') return nothing;
  const uid = pass.log_entry_uid;
  // With the later passes too, so that the engine serves predictions as well.
  const all = [...passes.filter(({ log_entry_uid }) => log_entry_uid !== uid), pass];
  const own = passesToLearn(vehicle, all);
  if (!own.includes(pass)) return nothing;
  const { location } = pass;
  const finish = finishOf(location, pass.timeslip, vehicle);
  const engine = yield* learnInSteps(engineFor({ vehicle, location, finish }, own, known), own);
  return { doubt: engine.passes.find(({ log_entry_uid }) => log_entry_uid === uid)?.doubt, engine };
}

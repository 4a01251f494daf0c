import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Share } from '../work/inOneGo';
import { createEngine, type Engine } from '../prediction/engine/engine';
import { learnPass } from '../prediction/engine/learnPass';
import { newestPasses } from '../prediction/newestPasses';
import { passesOf } from '../prediction/passesOf';
import { typedBase } from '../prediction/startingBase';
import { tuningFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { etByTune } from './etByTune';
import { learnedTuneOf, type LearnedTune } from './LearnedTune';
import { tuneFromEngine } from './tuneFromEngine';

/** Tune that the passes of a car speak for. */
export interface TuneSuggestion {
  vehicle_uid: string;
  finish: Distance;
  before: LearnedTune;
  after: LearnedTune;
  /** One standard deviation of the base ET in s, and of the wind effect. */
  sd: { sl_et_zw: number; wind_effect: number };
  /** Mean miss (s) over the last 20 passes, by the current tune and by the suggested one of each time. */
  miss: { before: number | undefined; after: number };
}

/** Passes that a tune is tried on. */
const tried = 20;
/** Fewest good passes for a suggestion. */
const fewest = 5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Fits a tune to a car's passes, and tells how it would have done, in steps. Fails with `too-few-passes`. */
export function* suggestTune(
  vehicle: Vehicle,
  entries: readonly LogEntry[],
  finish: Distance = vehicle.finish,
): Generator<Share, Result<TuneSuggestion>> {
  const passes = newestPasses(passesOf(vehicle, entries));
  const before = learnedTuneOf(vehicle, finish);
  const engine: Engine = createEngine(vehicle, finish, typedBase(vehicle, finish));
  const missesBefore: number[] = [];
  const missesAfter: number[] = [];
  for (const [index, pass] of passes.entries()) {
    const et = pass.timeslip[`et_${finish}`];
    const isTried = index >= passes.length - tried && pass.timeslip.quality === 'All Out';
    if (isTried && et !== undefined && engine.allOut >= fewest) {
      const byOld = etByTune(vehicle, finish, before, pass);
      const byNew = etByTune(vehicle, finish, tuneFromEngine(engine, passes.slice(0, index)).tune, pass);
      if (byOld !== undefined) missesBefore.push(Math.abs(byOld - et));
      if (byNew !== undefined) missesAfter.push(Math.abs(byNew - et));
    }
    learnPass(engine, pass);
    yield (index + 1) / passes.length;
  }
  if (engine.allOut < fewest || missesAfter.length === 0) {
    return failedAs(tuningFailures, 'too-few-passes', vehicle.name, fewest + 1);
  }
  const { tune: after, sd } = tuneFromEngine(engine, passes);
  const miss = {
    before: missesBefore.length === 0 ? undefined : mean(missesBefore),
    after: mean(missesAfter),
  };
  return ok({ vehicle_uid: vehicle.uid, finish, before, after, sd, miss });
}

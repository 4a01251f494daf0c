import type { Distance } from '../entities/Distance';
import type { Share } from '../work/inOneGo';
import { learnPasses } from './keptEngine';
import { passesOf } from './passesOf';
import { finishAsked, type PredictionInput } from './predictEt';
import { startingBase } from './startingBase';

/**
 * Learns in steps what `predictEt` has to know of a car, so that a prediction that is asked for afterwards is there at
 * once; the steps hand out how far it has come, 0 to 1.
 * @param finishes the distances to be asked for; by default the one that is predicted by itself
 */
export function* learnAhead(
  input: Omit<PredictionInput, 'observation' | 'finish' | 'lane'>,
  finishes?: readonly Distance[],
): Generator<Share, void> {
  const { vehicle, location, now } = input;
  const passes = passesOf(vehicle, input.passes, now);
  const wanted = finishes ?? [finishAsked(input, passes)];
  for (const [done, finish] of wanted.entries()) {
    const steps = learnPasses(vehicle, finish, startingBase(vehicle, finish, location, passes), passes);
    for (const share of steps) yield (done + share) / wanted.length;
  }
}

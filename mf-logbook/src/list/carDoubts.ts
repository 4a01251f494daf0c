import { doubtedPasses, type LogEntry, type PassDoubt, type Vehicle } from '@holeshot/shared-core';
import { engineShelf } from '../pass/engineShelf';

/** Returns the doubts about the passes of these cars, by uid, a step at a time; loads the prediction engine. */
export function* carDoubts(
  cars: readonly Vehicle[],
  passes: readonly LogEntry[],
): Generator<unknown, Map<string, ReadonlyMap<string, PassDoubt>>> {
  const found = new Map<string, ReadonlyMap<string, PassDoubt>>();
  for (const car of cars) {
    const { doubts, engines } = yield* doubtedPasses(car, passes, engineShelf.engines());
    engineShelf.put(engines);
    found.set(car.uid, doubts);
  }
  return found;
}

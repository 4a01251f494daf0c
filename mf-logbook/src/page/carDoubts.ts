import { doubtedPasses, type LogEntry, type PassDoubt, type Vehicle } from '@holeshot/shared-core';

/** The doubts about the passes of each of these cars, by its uid, a step at a time; the prediction engine comes with it. */
export function* carDoubts(
  cars: readonly Vehicle[],
  passes: readonly LogEntry[],
): Generator<unknown, Map<string, ReadonlyMap<string, PassDoubt>>> {
  const found = new Map<string, ReadonlyMap<string, PassDoubt>>();
  for (const car of cars) found.set(car.uid, yield* doubtedPasses(car, passes));
  return found;
}

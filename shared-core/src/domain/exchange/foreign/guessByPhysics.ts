import { medianOf, type ColumnFacts } from '../table/columnOf';
import type { ColumnTarget } from './columnTargets';
import { isOfSomethingElse } from './headWords';

/** Products of ET and MPH at a finish (seconds × mph): the same for slow and fast cars. */
const finishes = [
  { et: 'et_1320', mph: 'mph_1320', least: 1200, most: 1550 },
  { et: 'et_660', mph: 'mph_660', least: 560, most: 790 },
] as const;

/** Shares of a time in the finish's ET. */
const shares: Partial<
  Record<ColumnTarget, Partial<Record<'et_660' | 'et_1320', readonly [number, number]>>>
> = {
  et_60: { et_1320: [0.09, 0.2], et_660: [0.15, 0.3] },
  et_330: { et_1320: [0.37, 0.47], et_660: [0.6, 0.7] },
  et_594: { et_1320: [0.55, 0.6], et_660: [0.89, 0.94] },
  et_660: { et_1320: [0.6, 0.69] },
  et_1000: { et_1320: [0.8, 0.87] },
  dialin_et: { et_1320: [0.96, 1.04], et_660: [0.96, 1.04] },
};

/** Returns the median over the rows in which both columns have a number. */
const medianOver = (
  one: ColumnFacts,
  other: ColumnFacts,
  combine: (one: number, other: number) => number,
): number =>
  medianOf(
    one.numbers.flatMap((value, row) => {
      const second = other.numbers[row];
      return value === undefined || second === undefined || value === 0 || second === 0
        ? []
        : [combine(value, second)];
    }),
  );

/** Meaning of each column, by its index. */
export type Taken = Map<number, ColumnTarget>;

const indexOf = (taken: Taken, target: ColumnTarget): number | undefined =>
  [...taken].find(([, each]) => each === target)?.[0];

/**
 * Assigns columns without a telling head by their values: a finish by ET times MPH, the splits and the dial by their
 * share of it, a reaction by being small.
 * @param taken known meanings; left as they are
 * @returns the meanings found in addition
 */
export const guessByPhysics = (
  columns: readonly ColumnFacts[],
  taken: ReadonlyMap<number, ColumnTarget>,
): Taken => {
  const found: Taken = new Map();
  const all = (): Taken => new Map([...taken, ...found]);
  const free = (): [number, ColumnFacts][] =>
    [...columns.entries()].filter(
      ([index, { head, numeric }]) => numeric >= 0.8 && !all().has(index) && !isOfSomethingElse(head),
    );

  for (const { et, mph, least, most } of finishes) {
    const known = all();
    const ets = indexOf(known, et) === undefined ? free().map(([index]) => index) : [indexOf(known, et)];
    const speeds = indexOf(known, mph) === undefined ? free().map(([index]) => index) : [indexOf(known, mph)];
    for (const one of ets) {
      for (const other of speeds) {
        const [time, speed] = [columns[one ?? -1], columns[other ?? -1]];
        if (
          one === other ||
          time === undefined ||
          speed === undefined ||
          !(time.median < 30 && speed.median > 40)
        )
          continue;
        const product = medianOver(time, speed, (a, b) => a * b);
        if (product < least || product > most || found.has(one ?? -1) || found.has(other ?? -1)) continue;
        if ([...found.values()].includes(et) || [...found.values()].includes(mph)) continue;
        if (one !== undefined && !taken.has(one)) found.set(one, et);
        if (other !== undefined && !taken.has(other)) found.set(other, mph);
      }
    }
  }
  for (const [target, among] of Object.entries(shares) as [ColumnTarget, (typeof shares)[ColumnTarget]][]) {
    if (among === undefined || indexOf(all(), target) !== undefined) continue;
    for (const finish of ['et_1320', 'et_660'] as const) {
      const [least, most] = among[finish] ?? [NaN, NaN];
      const at = columns[indexOf(all(), finish) ?? -1];
      const fitting = free().find(([, column]) => {
        const share = at === undefined ? NaN : medianOver(column, at, (a, b) => a / b);
        return share >= least && share <= most;
      });
      if (fitting !== undefined && indexOf(all(), target) === undefined) found.set(fitting[0], target);
    }
  }
  const hasFinish = indexOf(all(), 'et_1320') !== undefined || indexOf(all(), 'et_660') !== undefined;
  const light = free().find(
    ([, { numbers }]) =>
      numbers.some((value) => value !== undefined && value !== 0 && !Number.isInteger(value)) &&
      numbers.every((value) => value === undefined || (value > -1 && value < 1.5)),
  );
  if (hasFinish && light !== undefined && indexOf(all(), 'reaction_time') === undefined) {
    found.set(light[0], 'reaction_time');
  }
  return found;
};

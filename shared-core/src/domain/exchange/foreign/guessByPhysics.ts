import { headingWords } from '../../cells/headingWords';
import { medianOf, type ColumnFacts } from '../table/columnOf';
import type { ColumnTarget } from './columnTargets';
import { finishes, unitByProduct } from './finishes';
import { isOfSomethingElse } from './headWords';

/** Shares of a time in the finish's ET. */
const shares: Partial<
  Record<ColumnTarget, Partial<Record<'et_660' | 'et_1320', readonly [number, number]>>>
> = {
  et_60: { et_1320: [0.09, 0.2], et_660: [0.15, 0.3] },
  et_330: { et_1320: [0.37, 0.47], et_660: [0.6, 0.77] },
  et_594: { et_1320: [0.55, 0.6], et_660: [0.89, 0.94] },
  et_660: { et_1320: [0.6, 0.69] },
  et_1000: { et_1320: [0.8, 0.87] },
  dialin_et: { et_1320: [0.96, 1.04], et_660: [0.96, 1.04] },
};

/** Returns the median over the rows in which both columns have a number; NaN without any. */
export const medianOver = (
  one: ColumnFacts | undefined,
  other: ColumnFacts | undefined,
  combine: (one: number, other: number) => number,
): number =>
  medianOf(
    (one?.numbers ?? []).flatMap((value, row) => {
      const second = other?.numbers[row];
      return value === undefined || second === undefined || value === 0 || second === 0
        ? []
        : [combine(value, second)];
    }),
  );

/** Returns the product of a time and a speed, in the unit of the table. */
export const times = (time: number, speed: number): number => time * speed;

/** Meaning of each column, by its index. */
export type Taken = Map<number, ColumnTarget>;

/** Returns the index of the column with a meaning. */
export const indexOf = (taken: ReadonlyMap<number, ColumnTarget>, target: ColumnTarget): number | undefined =>
  [...taken].find(([, each]) => each === target)?.[0];

/** Tells whether a head says nothing: of a small number that may be anything, only such a one is a reaction. */
const saysNothing = (head: string): boolean => /^(column \d+|.{0,2})$/.test(headingWords(head));

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

  // Some of many pairs fit by chance, so mph is tried on all before km/h on any.
  const tries = finishes.flatMap((finish) => (finish.et === 'et_1000' ? [] : [finish]));
  for (const [wanted, finish] of (['mph', 'km/h'] as const).flatMap((unit) =>
    tries.map((each) => [unit, each] as const),
  )) {
    const { et, mph } = finish;
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
        const unit = unitByProduct(medianOver(time, speed, times), finish);
        if (unit !== wanted || found.has(one ?? -1) || found.has(other ?? -1)) continue;
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
        const share = medianOver(column, at, (a, b) => a / b);
        return share >= least && share <= most;
      });
      if (fitting !== undefined && indexOf(all(), target) === undefined) found.set(fitting[0], target);
    }
  }
  const hasFinish = indexOf(all(), 'et_1320') !== undefined || indexOf(all(), 'et_660') !== undefined;
  const light = free().find(
    ([, { head, numbers }]) =>
      saysNothing(head) &&
      numbers.some((value) => value !== undefined && value !== 0 && !Number.isInteger(value)) &&
      numbers.every((value) => value === undefined || (value > -1 && value < 1.5)),
  );
  if (hasFinish && light !== undefined && indexOf(all(), 'reaction_time') === undefined) {
    found.set(light[0], 'reaction_time');
  }
  return found;
};

/** Returns the columns that a pass cannot have beside the others: a split by its share, a speed by its time. */
export const againstPhysics = (
  columns: readonly ColumnFacts[],
  taken: ReadonlyMap<number, ColumnTarget>,
): Set<number> => {
  const at = (target: ColumnTarget): number => indexOf(taken, target) ?? -1;
  const doubted = new Set<number>();
  const doubt = (...indexes: number[]): void => {
    for (const index of indexes) doubted.add(index);
  };
  for (const [target, among] of Object.entries(shares) as [ColumnTarget, (typeof shares)[ColumnTarget]][])
    for (const finish of ['et_1320', 'et_660'] as const) {
      const [least, most] = among?.[finish] ?? [-Infinity, Infinity];
      const share = medianOver(columns[at(target)], columns[at(finish)], (a, b) => a / b);
      // A dial is the racer's choice.
      if (target !== 'dialin_et' && (share < least || share > most)) doubt(at(target), at(finish));
    }
  for (const finish of finishes) {
    const product = medianOver(columns[at(finish.et)], columns[at(finish.mph)], times);
    if (!Number.isNaN(product) && unitByProduct(product, finish) === undefined)
      doubt(at(finish.et), at(finish.mph));
  }
  return doubted;
};

import type { SlipField } from '../../pass/slipFields';
import { slipNumber } from './slipNumber';
import { slipVotes, type SlipValues } from './slipDoubts';

/** Layouts of slips, in the order of the numbers. */
const layouts: SlipField[][] = [
  ['et_60', 'et_330', 'et_660', 'mph_660', 'et_1000', 'et_1320', 'mph_1320'],
  ['et_60', 'et_330', 'et_660', 'mph_660', 'et_1000', 'mph_1000', 'et_1320', 'mph_1320'],
  ['et_60', 'et_330', 'et_660', 'mph_660', 'et_1320', 'mph_1320'],
  ['et_60', 'et_660', 'mph_660', 'et_1320', 'mph_1320'],
  ['et_60', 'et_330', 'et_660', 'mph_660'],
];
const heads: SlipField[][] = [['dialin_et', 'reaction_time'], ['reaction_time'], []];

/** Most numbers; a slip of two lanes has a third of these, and a table would be searched at each of its places. */
const mostNumbers = 80;

const valuesOf = (texts: readonly string[], fields: readonly SlipField[]): SlipValues =>
  Object.fromEntries(
    fields.flatMap((field, index) => {
      const read = slipNumber(texts[index] ?? '', field);
      return read === undefined ? [] : [[field, read.value]];
    }),
  );

/** Rates how well numbers fit a layout: every relation of a pass that holds, none that does not. */
const fitness = (values: SlipValues): number => {
  const votes = [...slipVotes(values).values()];
  return votes.reduce((sum, vote) => sum + vote.for - 3 * vote.against, 0);
};

/**
 * Assigns fields to numbers without labels, in the order of a slip: the layout in which they fit each other.
 * @returns the text of each field; undefined where no layout fits, and for more numbers than a slip has
 */
export const slipByPhysics = (texts: readonly string[]): Map<SlipField, string> | undefined => {
  if (texts.length > mostNumbers) return undefined;
  let best: { fields: SlipField[]; start: number; fits: number } | undefined;
  for (const layout of layouts) {
    for (const head of heads) {
      const fields = [...head, ...layout];
      for (let start = 0; start + fields.length <= texts.length; start += 1) {
        const fits = fitness(valuesOf(texts.slice(start), fields)) + head.length / 10;
        if (fits > (best?.fits ?? 5)) best = { fields, start, fits };
      }
    }
  }
  if (best === undefined) return undefined;
  const { fields, start } = best;
  return new Map(fields.map((field, index) => [field, texts[start + index] ?? '']));
};

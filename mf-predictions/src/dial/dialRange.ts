import type { Prediction } from '@holeshot/shared-core';

/** Standard deviations beyond which a dial is all but safe, or all but sure to break out. */
const reach = 3;

/** Difference (s) beyond which a held dial is one for another car or distance, where six standard deviations are less. */
const hold = 0.5;

/** Returns the quickest and the slowest dial worth a look, in whole hundredths of a second. */
export const dialRange = ({ et, sd }: Prediction): { quickest: number; slowest: number } => ({
  quickest: Math.floor((et - reach * sd) * 100),
  slowest: Math.ceil((et + reach * sd) * 100),
});

/** Returns whether a dial (s) is of use for this prediction. */
export const isOfUse = (dial: number, { et, sd }: Prediction): boolean =>
  Math.abs(dial - et) <= Math.max(hold, 2 * reach * sd);

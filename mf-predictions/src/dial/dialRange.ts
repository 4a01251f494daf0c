import type { Prediction } from '@holeshot/shared-core';

/** Standard deviations beyond which a dial is all but safe, or all but sure to break out. */
const reach = 3;

/** Returns the quickest and the slowest dial worth a look, in whole hundredths of a second. */
export const dialRange = ({ et, sd }: Prediction): { quickest: number; slowest: number } => ({
  quickest: Math.floor((et - reach * sd) * 100),
  slowest: Math.ceil((et + reach * sd) * 100),
});

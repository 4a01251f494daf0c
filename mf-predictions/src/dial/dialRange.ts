import type { Prediction } from '@holeshot/shared-core';

/** Beyond this many standard deviations a dial is all but safe, or all but sure to break out. */
const reach = 3;

/** The dials worth a look, in whole hundredths of a second: from almost no risk to almost sure. */
export const dialRange = ({ et, sd }: Prediction): { quickest: number; slowest: number } => ({
  quickest: Math.floor((et - reach * sd) * 100),
  slowest: Math.ceil((et + reach * sd) * 100),
});

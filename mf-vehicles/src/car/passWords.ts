import { distanceLabels, formatPasses, type Vehicle } from '@holeshot/shared-core';
import type { CarRecord } from './carRecord';

/** Says of how many passes a best ET is the best, or why there is none. */
export const passWords = (
  { count, counting, best }: CarRecord,
  { finish }: Pick<Vehicle, 'finish'>,
): string => {
  if (count === 0) return 'no passes yet';
  const passes = formatPasses(count);
  return best === undefined
    ? `${passes}, no All Out time over the ${distanceLabels[finish]}`
    : `best of ${formatPasses(counting)}`;
};

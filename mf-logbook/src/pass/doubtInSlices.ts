import { doubtPass, type PassDoubt } from '@holeshot/shared-core';
import { inSlices, type Work } from '@holeshot/shared-core/react';
import { engineShelf } from './engineShelf';

/** Finds the doubt about a pass in slices, from the shelf's engines; see `doubtPass`. */
export const doubtInSlices = async (
  about: Pick<Parameters<typeof doubtPass>[0], 'vehicle' | 'passes' | 'pass'>,
  work: Work,
): Promise<PassDoubt | undefined> => {
  const found = await inSlices(doubtPass({ ...about, known: engineShelf.engines() }), work);
  if (found?.engine !== undefined) engineShelf.put([found.engine]);
  return found?.doubt;
};

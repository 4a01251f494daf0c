import { formatPasses, type Prediction, type Vehicle } from '@holeshot/shared-core';

/** Up to so many passes the range says more about cars in general than about this one. */
const few = 5;

/** What stands beside a number that few passes taught, such as `from 1 pass`; undefined where none or many did. */
export const fewPasses = (
  { ddpe_tune }: Vehicle,
  { passesUsed }: Pick<Prediction, 'passesUsed'>,
): string | undefined =>
  ddpe_tune.apply_learned_corrections && passesUsed > 0 && passesUsed <= few
    ? `from ${formatPasses(passesUsed)}`
    : undefined;

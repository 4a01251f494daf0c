import { formatPasses, type Prediction, type Vehicle } from '@holeshot/shared-core';

/** Number of passes up to which the interval says more about cars in general than about this one. */
const few = 5;

/** Says how few passes are behind a prediction, such as `from 1 pass`; undefined where none or many are. */
export const fewPasses = (
  { ddpe_tune }: Vehicle,
  { passesUsed }: Pick<Prediction, 'passesUsed'>,
): string | undefined =>
  ddpe_tune.apply_learned_corrections && passesUsed > 0 && passesUsed <= few
    ? `from ${formatPasses(passesUsed)}`
    : undefined;

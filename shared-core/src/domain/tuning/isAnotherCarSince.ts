import { distances } from '../entities/Distance';
import type { Tunes } from './tuneDifferences';

/** Whether passes from before a change tell less of the car, over at least one distance. */
export const isAnotherCarSince = (before: Tunes, after: Tunes): boolean =>
  distances.some(
    (distance) => after.base_tune[`tune_version_${distance}`] > before.base_tune[`tune_version_${distance}`],
  );

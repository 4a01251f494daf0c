import { distances } from '../entities/Distance';
import { tuneDifferences, type Tunes } from './tuneDifferences';

/** Tells whether two tunes are of the same car, set the same. */
export const isSameTune = (a: Tunes, b: Tunes): boolean =>
  tuneDifferences(a, b).length === 0 &&
  distances.every(
    (distance) => a.base_tune[`tune_version_${distance}`] === b.base_tune[`tune_version_${distance}`],
  );

import type { Seconds } from '../units/units';
import { normalShareBelow } from './normal';
import type { Prediction } from './predict';

/** Returns the chance, 0 to 1, that the pass is quicker than the dial. */
export const breakoutRisk = ({ et, sd }: Pick<Prediction, 'et' | 'sd'>, dial: Seconds): number =>
  normalShareBelow((dial - et) / sd);

import { seconds, type Seconds } from '../units/units';
import { breakoutRisk } from './breakoutRisk';
import { normalQuantile } from './normal';
import type { Prediction } from './predict';

/** The dial, cut down to 0.01 s, for a chance of breaking out between 0 and 1, and the risk that the cut dial carries. */
export const dialFor = (
  prediction: Pick<Prediction, 'et' | 'sd'>,
  risk: number,
): { dial: Seconds; risk: number } => {
  const accepted = Math.min(0.999, Math.max(0.001, risk));
  const exact = prediction.et + prediction.sd * normalQuantile(accepted);
  const dial = seconds(Math.floor(exact * 100) / 100);
  return { dial, risk: breakoutRisk(prediction, dial) };
};

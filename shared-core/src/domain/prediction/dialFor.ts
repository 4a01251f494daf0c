import { seconds, type Seconds } from '../units/units';
import { breakoutRisk } from './breakoutRisk';
import { normalQuantile } from './normal';
import type { Prediction } from './predict';

/** Returns the dial for a breakout risk between 0 and 1, cut down to 0.01 s, and the risk of the cut dial. */
export const dialFor = (
  prediction: Pick<Prediction, 'et' | 'sd'>,
  risk: number,
): { dial: Seconds; risk: number } => {
  const accepted = Math.min(0.999, Math.max(0.001, risk));
  const exact = prediction.et + prediction.sd * normalQuantile(accepted);
  const dial = seconds(Math.floor(exact * 100) / 100);
  return { dial, risk: breakoutRisk(prediction, dial) };
};

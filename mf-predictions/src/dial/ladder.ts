import { breakoutRisk, seconds, type Prediction, type Seconds } from '@holeshot/shared-core';

/** Dial on the ladder, with its own breakout risk. */
export interface Rung {
  dial: Seconds;
  /** A share of 1. */
  risk: number;
}

/** Rungs on either side of the chosen one. */
const beside = 2;

/** Returns five neighbouring hundredths, quickest first, with the chosen dial in the middle. */
export const ladder = (prediction: Pick<Prediction, 'et' | 'sd'>, chosen: Seconds): Rung[] => {
  const middle = Math.round(chosen * 100);
  return Array.from({ length: 2 * beside + 1 }, (_, index) => {
    const dial = seconds((middle + index - beside) / 100);
    return { dial, risk: breakoutRisk(prediction, dial) };
  });
};

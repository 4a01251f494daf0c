import { breakoutRisk, dialFor, seconds, type Prediction, type Seconds } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';
import { isOfUse } from './dialRange';
import type { HeldDial } from './useHeldDial';

/** Returns the dial that the racer holds, with its risk in the air of now, else the dial of the usual risk. */
export const useChosenDial = (prediction: Prediction, { held, hold, usualRisk }: HeldDial) => {
  /** Dial under the racer's finger, held once the slider is let go. */
  const [slid, slide] = useState<Seconds>();
  const wanted = slid ?? held;
  const isHeld = wanted !== null && isOfUse(wanted, prediction);
  const { dial, risk } = isHeld
    ? { dial: seconds(wanted), risk: breakoutRisk(prediction, seconds(wanted)) }
    : dialFor(prediction, usualRisk);
  const choose = useCallback(
    (chosen: Seconds | null) => {
      slide(undefined);
      hold(chosen);
    },
    [hold],
  );
  const rest = () => {
    slide(undefined);
    if (slid !== undefined && slid !== held) hold(slid);
  };
  return {
    dial,
    risk,
    isHeld,
    usualRisk,
    onHold: choose,
    onLetGo: useCallback(() => choose(null), [choose]),
    slide,
    rest,
  };
};

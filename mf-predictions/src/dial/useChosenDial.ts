import { breakoutRisk, dialFor, seconds, type Prediction, type Seconds } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';
import { isOfUse } from './dialRange';
import type { HeldDial } from './useHeldDial';

/** Returns the dial that the racer holds, with its risk in the air of now, else the dial of the usual risk. */
export const useChosenDial = (prediction: Prediction, { held, hold, usualRisk }: HeldDial) => {
  /** Choice on this screen that the settings do not show yet; undefined once they do. */
  const [own, setOwn] = useState<{ dial: Seconds | null }>();
  const [seen, setSeen] = useState(held);
  if (seen !== held) {
    setSeen(held);
    if (held === null || held === own?.dial) setOwn(undefined);
  }
  const wanted = own === undefined ? held : own.dial;
  const isHeld = wanted !== null && isOfUse(wanted, prediction);
  const { dial, risk } = isHeld
    ? { dial: seconds(wanted), risk: breakoutRisk(prediction, seconds(wanted)) }
    : dialFor(prediction, usualRisk);
  const choose = useCallback(
    (chosen: Seconds | null) => {
      setOwn({ dial: chosen });
      hold(chosen);
    },
    [hold],
  );
  return {
    dial,
    risk,
    isHeld,
    usualRisk,
    onHold: choose,
    onLetGo: useCallback(() => choose(null), [choose]),
    slide: (chosen: Seconds) => setOwn({ dial: chosen }),
    rest: () => {
      if (own !== undefined && own.dial !== held) hold(own.dial);
    },
  };
};

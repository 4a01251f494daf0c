import {
  breakoutRisk,
  dialFor,
  seconds,
  type DraftsPort,
  type Prediction,
  type Seconds,
} from '@holeshot/shared-core';
import { useCallback, useState } from 'react';
import { risks, type Risk } from './DialChoice';
import { dialRange } from './dialRange';

/** A chosen risk, whose dial follows the prediction, or a chosen dial, whose risk does. */
type Choice = { risk: Risk } | { dial: Seconds };

/** Remembers the last chosen risk on this device, for predictions and lanes. */
const key = 'dial-risk';
const usualRisk = (drafts: DraftsPort): Risk => {
  const remembered = drafts.read(key);
  return risks.find((risk) => risk === remembered) ?? 0.2;
};

const firstChoice = (prediction: Prediction, remembered: number | null, risk: Risk): Choice => {
  const { quickest, slowest } = dialRange(prediction);
  // The dial of another car, or of another day's air, is of no use here.
  const fits = remembered !== null && remembered * 100 >= quickest && remembered * 100 <= slowest;
  return fits ? { dial: seconds(remembered) } : { risk };
};

/**
 * Holds the dial that the racer chose, by its risk or by hand.
 * @param remembered the dial chosen by hand last time; null where there was none
 * @param remember takes the dial chosen by hand; null forgets it
 * @param drafts remembers the risk, for where there is no such dial
 */
export const useChosenDial = (
  prediction: Prediction,
  remembered: number | null,
  remember: (dial: Seconds | null) => void,
  drafts: DraftsPort,
) => {
  const [choice, setChoice] = useState(() => firstChoice(prediction, remembered, usualRisk(drafts)));
  const byRisk = 'risk' in choice ? choice.risk : undefined;
  const { dial, risk } =
    'dial' in choice
      ? { dial: choice.dial, risk: breakoutRisk(prediction, choice.dial) }
      : dialFor(prediction, choice.risk);
  const chooseRisk = useCallback(
    (chosen: Risk) => {
      setChoice({ risk: chosen });
      drafts.write(key, chosen);
      if (remembered !== null) remember(null);
    },
    [remembered, remember, drafts],
  );
  return {
    dial,
    risk,
    /** Undefined for a dial chosen by hand. */
    byRisk,
    chooseRisk,
    slide: (chosen: Seconds) => setChoice({ dial: chosen }),
    rest: () => {
      if ('dial' in choice && choice.dial !== remembered) remember(choice.dial);
    },
  };
};

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

/** By a risk the dial goes on with the prediction; a dial of one's own stays, and its risk goes on. */
type Choice = { risk: Risk } | { dial: Seconds };

/** The risk the racer chose last on this device: predictions and lanes go on with it. */
const key = 'dial-risk';
const usualRisk = (drafts: DraftsPort): Risk => {
  const kept = drafts.read(key);
  return risks.find((risk) => risk === kept) ?? 0.2;
};

const firstChoice = (prediction: Prediction, kept: number | null, risk: Risk): Choice => {
  const { quickest, slowest } = dialRange(prediction);
  // One kept from another car, or from another day's air, is of no use here.
  const fits = kept !== null && kept * 100 >= quickest && kept * 100 <= slowest;
  return fits ? { dial: seconds(kept) } : { risk };
};

/**
 * The dial the racer chose, by its risk or itself.
 * @param kept the dial of one's own from the last time, null where there was none
 * @param keep remembers it
 * @param drafts keeps the risk, for where there is no such dial
 */
export const useChosenDial = (
  prediction: Prediction,
  kept: number | null,
  keep: (dial: Seconds | null) => void,
  drafts: DraftsPort,
) => {
  const [choice, setChoice] = useState(() => firstChoice(prediction, kept, usualRisk(drafts)));
  const byRisk = 'risk' in choice ? choice.risk : undefined;
  const { dial, risk } =
    'dial' in choice
      ? { dial: choice.dial, risk: breakoutRisk(prediction, choice.dial) }
      : dialFor(prediction, choice.risk);
  const chooseRisk = useCallback(
    (chosen: Risk) => {
      setChoice({ risk: chosen });
      drafts.write(key, chosen);
      if (kept !== null) keep(null);
    },
    [kept, keep, drafts],
  );
  return {
    dial,
    risk,
    /** The risk it was chosen by, undefined for a dial of one's own. */
    byRisk,
    chooseRisk,
    slide: (chosen: Seconds) => setChoice({ dial: chosen }),
    rest: () => {
      if ('dial' in choice && choice.dial !== kept) keep(choice.dial);
    },
  };
};

import { predictEt, type LogEntry, type Distance, type Prediction } from '@holeshot/shared-core';
import { useLearned } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import type { ChosenPlace } from '../prediction/choosePlace';
import type { NextPass } from '../prediction/nextPass';

const shorterThan: Record<Distance, readonly Distance[]> = { 660: [], 1000: [660], 1320: [660, 1000] };

/**
 * The prediction for each distance shorter than that of the next pass which the car has run, in the same air and lane;
 * none until its passes are learned for them too.
 */
export const useOtherDistances = (
  place: ChosenPlace,
  { air: observation, airSpread, lane, prediction }: Extract<NextPass, { state: 'predicted' }>,
  passes: readonly LogEntry[],
): Prediction[] => {
  const toLearn = useMemo(() => ({ ...place, passes }), [place, passes]);
  const finishes = shorterThan[prediction.finish];
  const learned = useLearned(toLearn, finishes);
  return useMemo(
    () =>
      (learned ? finishes : []).flatMap((finish) => {
        const predicted = predictEt({ ...toLearn, observation, airSpread, lane, finish });
        return predicted.ok ? [predicted.value] : [];
      }),
    [learned, finishes, toLearn, observation, airSpread, lane],
  );
};

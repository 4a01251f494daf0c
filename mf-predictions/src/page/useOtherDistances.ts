import {
  predictEt,
  type Distance,
  type LogEntry,
  type Seconds,
  type WeatherObservation,
} from '@holeshot/shared-core';
import { useLearned } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import type { ChosenPlace } from '../prediction/choosePlace';

const shorterThan: Record<Distance, readonly Distance[]> = { 660: [], 1000: [660], 1320: [660, 1000] };

/**
 * The predicted ET over each distance shorter than `finish` that the car has run; none until its passes are learned for
 * them too.
 */
export const useOtherDistances = (
  place: ChosenPlace,
  observation: WeatherObservation,
  passes: readonly LogEntry[],
  finish: Distance,
): { distance: Distance; et: Seconds }[] => {
  const toLearn = useMemo(() => ({ ...place, passes }), [place, passes]);
  const finishes = shorterThan[finish];
  const learned = useLearned(toLearn, finishes);
  return useMemo(
    () =>
      (learned ? finishes : []).flatMap((distance) => {
        const predicted = predictEt({ ...toLearn, observation, finish: distance });
        return predicted.ok ? [{ distance, et: predicted.value.et }] : [];
      }),
    [learned, finishes, toLearn, observation],
  );
};

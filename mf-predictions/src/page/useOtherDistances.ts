import {
  predict,
  type ClockPort,
  type Distance,
  type LogEntry,
  type Prediction,
} from '@holeshot/shared-core';
import { useEngines } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import type { ChosenPlace } from '../choice/choosePlace';
import { engineShelf } from '../prediction/engineShelf';
import type { PredictedPass } from '../prediction/nextPass';

const shorterThan: Record<Distance, readonly Distance[]> = { 660: [], 1000: [660], 1320: [660, 1000] };

/** Predicts the shorter distances that the car has run, in the same air and lane, with the same timer, once they are learned. */
export const useOtherDistances = (
  place: ChosenPlace,
  { air: observation, airSpread, lane, timer, prediction }: PredictedPass,
  passes: readonly LogEntry[],
  clock: ClockPort,
): Prediction[] => {
  const toLearn = useMemo(() => ({ ...place, passes }), [place, passes]);
  const engines = useEngines(engineShelf, clock, toLearn, shorterThan[prediction.finish]);
  const { location } = place;
  const throttleStop = timer?.timer;
  return useMemo(
    () =>
      (engines ?? []).flatMap((engine) => {
        const predicted = predict(engine, { location, observation, airSpread, lane, throttleStop });
        return predicted.ok ? [predicted.value] : [];
      }),
    [engines, location, observation, airSpread, lane, throttleStop],
  );
};

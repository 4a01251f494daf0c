import {
  distances,
  predictEt,
  type Distance,
  type LogEntry,
  type Seconds,
  type WeatherObservation,
} from '@holeshot/shared-core';
import type { ChosenPlace } from './choosePlace';

/** The predicted ET over each distance shorter than `finish` that the car has run. */
export const otherDistances = (
  place: ChosenPlace,
  observation: WeatherObservation,
  passes: readonly LogEntry[],
  finish: Distance,
): { distance: Distance; et: Seconds }[] =>
  distances.flatMap((distance) => {
    if (distance >= finish) return [];
    const predicted = predictEt({ ...place, observation, passes, finish: distance });
    return predicted.ok ? [{ distance, et: predicted.value.et }] : [];
  });

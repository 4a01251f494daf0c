import {
  suggestTune,
  type ClockPort,
  type Distance,
  type LogEntry,
  type Result,
  type TuneSuggestion,
  type Vehicle,
} from '@holeshot/shared-core';
import { useMemo } from 'react';
import { useSliced } from '../prediction/useSliced';

/**
 * The tune that the passes of a car speak for; undefined until it is worked out, also where it is known for what the car
 * or its passes were before.
 * @param wanted whether it is to be worked out
 */
export const useTuneSuggestion = (
  vehicle: Vehicle,
  passes: readonly LogEntry[],
  finish: Distance,
  wanted: boolean,
  clock: ClockPort,
): Result<TuneSuggestion> | undefined => {
  const start = useMemo(
    () => (wanted ? () => suggestTune(vehicle, passes, finish) : undefined),
    [vehicle, passes, finish, wanted],
  );
  const { outcome, isCurrent } = useSliced(start, clock);
  return isCurrent ? outcome : undefined;
};

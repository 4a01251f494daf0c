import {
  suggestTune,
  type Distance,
  type LogEntry,
  type Result,
  type TuneSuggestion,
  type Vehicle,
} from '@holeshot/shared-core';
import { useCallback } from 'react';
import { useSliced } from '../prediction/useSliced';

/**
 * The tune that the passes of a car speak for; undefined until it is worked out, also where it is known for what the car
 * or its passes were before.
 */
export const useTuneSuggestion = (
  vehicle: Vehicle,
  passes: readonly LogEntry[],
  finish: Distance,
): Result<TuneSuggestion> | undefined => {
  const start = useCallback(() => suggestTune(vehicle, passes, finish), [vehicle, passes, finish]);
  const { outcome, isCurrent } = useSliced(start);
  return isCurrent ? outcome : undefined;
};

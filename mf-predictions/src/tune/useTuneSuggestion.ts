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
 * Works out the tune that a car's passes suggest; undefined until then, also after a change of the car or its passes.
 * @param wanted false works out nothing
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

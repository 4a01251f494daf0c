import {
  suggestTune,
  type ClockPort,
  type Distance,
  type LogEntry,
  type Result,
  type TuneSuggestion,
  type Vehicle,
} from '@holeshot/shared-core';
import { useSliced } from '@holeshot/shared-core/react';
import { useMemo } from 'react';

/** Works out the tune that a car's passes suggest, if `wanted`; undefined until then and after each change. */
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

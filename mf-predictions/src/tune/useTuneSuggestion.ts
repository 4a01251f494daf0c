import {
  suggestTune,
  type Distance,
  type LogEntry,
  type Result,
  type TuneSuggestion,
  type Vehicle,
} from '@holeshot/shared-core';
import { useEffect, useState } from 'react';

/** The tune that the passes of a car speak for, worked out once the page stands; undefined until then. */
export const useTuneSuggestion = (
  vehicle: Vehicle,
  passes: readonly LogEntry[],
  finish: Distance,
): Result<TuneSuggestion> | undefined => {
  const [suggestion, setSuggestion] = useState<Result<TuneSuggestion>>();
  useEffect(() => {
    const timer = setTimeout(() => setSuggestion(suggestTune(vehicle, passes, finish)), 0);
    return () => clearTimeout(timer);
  }, [vehicle, passes, finish]);
  return suggestion;
};

import {
  suggestTune,
  type Distance,
  type LogEntry,
  type Result,
  type TuneSuggestion,
  type Vehicle,
} from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { useEffect, useMemo, useState } from 'react';

/**
 * The tune that the passes of a car speak for, worked out a slice at a time once the page stands; undefined until
 * then, also where it is known for what the car or its passes were before.
 */
export const useTuneSuggestion = (
  vehicle: Vehicle,
  passes: readonly LogEntry[],
  finish: Distance,
): Result<TuneSuggestion> | undefined => {
  const asked = useMemo(() => ({ vehicle, passes, finish }), [vehicle, passes, finish]);
  const [found, setFound] = useState<{ asked: typeof asked; suggestion: Result<TuneSuggestion> }>();
  useEffect(() => {
    const work = { cancelled: false };
    const start = async () => {
      const suggestion = await inSlices(suggestTune(asked.vehicle, asked.passes, asked.finish), work);
      if (suggestion !== undefined) setFound({ asked, suggestion });
    };
    const timer = setTimeout(() => void start());
    return () => {
      clearTimeout(timer);
      work.cancelled = true;
    };
  }, [asked]);
  return found?.asked === asked ? found.suggestion : undefined;
};

import { useLayoutEffect, useState } from 'react';
import type { Distance } from '../../domain/entities/Distance';
import { learnAhead } from '../../domain/prediction/learnAhead';
import type { PredictionInput } from '../../domain/prediction/predictEt';
import { nextTurn, oneSlice } from './inSlices';

/** What a prediction learns from before it is asked for: a car at a track, and the passes. */
export type ToLearn = Pick<PredictionInput, 'vehicle' | 'location' | 'passes' | 'now'>;

/**
 * Learns the passes of a car a slice at a time while the screen stays alive, so that a prediction takes no time.
 * @param input the same record while nothing in it changes; undefined while there is nothing to learn
 * @param finishes the distances to be asked for, the same list each time; by default the one predicted by itself
 * @returns whether it has learned them
 */
export const useLearned = (input: ToLearn | undefined, finishes?: readonly Distance[]): boolean => {
  const [learned, setLearned] = useState<ToLearn>();
  useLayoutEffect(() => {
    if (input === undefined) return undefined;
    const steps = learnAhead(input, finishes);
    let wanted = true;
    // The first slice at once: a short log book is learned before anything is drawn without it.
    const next = () => {
      if (!wanted) return;
      if (oneSlice(steps).done === true) setLearned(input);
      else nextTurn(next);
    };
    next();
    return () => {
      wanted = false;
    };
  }, [input, finishes]);
  return input !== undefined && learned === input;
};

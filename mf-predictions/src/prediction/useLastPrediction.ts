import type { ClockPort, DraftsPort } from '@holeshot/shared-core';
import { useEffect, useMemo } from 'react';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import type { NextPass } from './nextPass';
import { rememberPrediction, readLastPrediction, type LastPrediction } from './lastPrediction';

/** Remembers the prediction for the next start; returns the remembered one while the new one is worked out. */
export const useLastPrediction = (
  drafts: DraftsPort,
  clock: ClockPort,
  place: ChosenPlace | undefined,
  lane: ChosenLane,
  next: NextPass | undefined,
): LastPrediction | undefined => {
  const isWaiting = next === undefined || next.state === 'loading';
  useEffect(() => {
    if (place !== undefined && next?.state === 'predicted') rememberPrediction(drafts, place, next);
  }, [drafts, place, next]);
  return useMemo(
    () => (place !== undefined && isWaiting ? readLastPrediction(drafts, place, lane, clock) : undefined),
    [drafts, clock, place, lane, isWaiting],
  );
};

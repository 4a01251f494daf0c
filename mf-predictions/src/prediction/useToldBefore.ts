import type { ClockPort, DraftsPort } from '@holeshot/shared-core';
import { useEffect, useMemo } from 'react';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import type { NextPass } from './nextPass';
import { keepTold, readTold, type ToldBefore } from './ToldBefore';

/**
 * Keeps what is told of the next pass for the next start.
 * @returns what was told of it last, while it is worked out anew
 */
export const useToldBefore = (
  drafts: DraftsPort,
  clock: ClockPort,
  place: ChosenPlace | undefined,
  lane: ChosenLane,
  next: NextPass | undefined,
): ToldBefore | undefined => {
  const isWaiting = next === undefined || next.state === 'loading';
  useEffect(() => {
    if (place !== undefined && next?.state === 'predicted') keepTold(drafts, place, next);
  }, [drafts, place, next]);
  return useMemo(
    () => (place !== undefined && isWaiting ? readTold(drafts, place, lane, clock) : undefined),
    [drafts, clock, place, lane, isWaiting],
  );
};

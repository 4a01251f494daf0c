import { useEffect, useState } from 'react';
import type { Share } from '../../domain/work/inOneGo';
import type { ClockPort } from '../../platform/ports/ClockPort';
import { inSlices } from './inSlices';

/**
 * Does a long piece of work a slice at a time, once the page is drawn.
 * @param start begins the work; memoized by the caller, as a new one cancels the one before; undefined for no work
 * @returns the last outcome, undefined before the first, and whether this work gave it
 */
export const useSliced = <Value>(
  start: (() => Generator<Share, Value>) | undefined,
  clock: ClockPort,
): { outcome: Value | undefined; isCurrent: boolean } => {
  const [done, setDone] = useState<{ start: typeof start; outcome: Value }>();
  useEffect(() => {
    if (start === undefined) return undefined;
    const work = { canceled: false };
    const run = async () => {
      const outcome = await inSlices(start(), work, undefined, () => clock.now());
      if (outcome !== undefined) setDone({ start, outcome });
    };
    const timer = setTimeout(() => void run());
    return () => {
      clearTimeout(timer);
      work.canceled = true;
    };
  }, [start, clock]);
  return { outcome: done?.outcome, isCurrent: done?.start === start };
};

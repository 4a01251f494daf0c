import { useEffect, useState } from 'react';
import type { ClockPort } from '../platform/ports/ClockPort';

const tick = 15_000;

/**
 * The time in milliseconds, anew every 15 seconds, so that an age on the screen goes on.
 * @param step of a coarser time, in milliseconds, for what is drawn anew with much around it
 */
export const useNow = (clock: ClockPort, step = 1): number => {
  const [now, setNow] = useState(() => Math.floor(clock.now() / step) * step);
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(clock.now() / step) * step), tick);
    return () => clearInterval(timer);
  }, [clock, step]);
  return now;
};

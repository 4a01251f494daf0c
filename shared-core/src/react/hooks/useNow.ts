import { useEffect, useState } from 'react';
import type { ClockPort } from '../../platform/ports/ClockPort';

const tick = 15_000;

/**
 * The time in milliseconds, anew every 15 seconds and when the page is looked at again, so that an age on the screen goes on.
 * @param step of a coarser time, in milliseconds, for what is drawn anew with much around it
 */
export const useNow = (clock: ClockPort, step = 1): number => {
  const [now, setNow] = useState(() => Math.floor(clock.now() / step) * step);
  useEffect(() => {
    const set = () => setNow(Math.floor(clock.now() / step) * step);
    const timer = setInterval(set, tick);
    // A phone that slept wakes with the time at which it fell asleep.
    document.addEventListener('visibilitychange', set);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', set);
    };
  }, [clock, step]);
  return now;
};

import { useEffect, useState } from 'react';
import type { ClockPort } from '../../platform/ports/ClockPort';

const tick = 15_000;

/** Returns the time, in `step`s of ms, new every 15 seconds and when the page becomes visible. */
export const useNow = (clock: ClockPort, step = 1): number => {
  const [now, setNow] = useState(() => Math.floor(clock.now() / step) * step);
  useEffect(() => {
    const set = () => setNow(Math.floor(clock.now() / step) * step);
    const timer = setInterval(set, tick);
    // A phone wakes with the time at which it fell asleep.
    document.addEventListener('visibilitychange', set);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', set);
    };
  }, [clock, step]);
  return now;
};

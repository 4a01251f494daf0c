import { useEffect, useState } from 'react';
import type { ClockPort } from '../platform/ports/ClockPort';

const tick = 15_000;

/** The time in milliseconds, anew every 15 seconds, so that an age on the screen goes on. */
export const useNow = (clock: ClockPort): number => {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), tick);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
};

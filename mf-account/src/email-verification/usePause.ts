import type { ClockPort } from '@holeshot/shared-core';
import { useEffect, useState } from 'react';

/** Counts a pause of `length` ms down: the seconds left, 0 while none runs, and how to begin it. */
export const usePause = (clock: ClockPort, length: number): { secondsLeft: number; begin: () => void } => {
  const [pause, setPause] = useState({ until: 0, now: 0 });
  const secondsLeft = Math.max(0, Math.ceil((pause.until - pause.now) / 1000));
  const running = secondsLeft > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setPause(({ until }) => ({ until, now: clock.now() })), 1000);
    return () => clearInterval(timer);
  }, [running, clock]);
  return { secondsLeft, begin: () => setPause({ until: clock.now() + length, now: clock.now() }) };
};

import { useEffect, useState } from 'react';

const duration = 200;

const motionIsUnwanted = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts to a new number within 200 ms; jumps where the racer wants no motion. */
export const useCounted = (target: number): number => {
  const [way, setWay] = useState({ from: target, to: target, share: 1 });
  const shown = way.from + (way.to - way.from) * way.share;
  if (way.to !== target) setWay({ from: shown, to: target, share: motionIsUnwanted() ? 1 : 0 });

  useEffect(() => {
    let began: number | undefined;
    let frame = 0;
    const step = (time: number) => {
      began ??= time;
      const share = Math.min(1, (time - began) / duration);
      setWay((before) => (before.to === target && before.share < 1 ? { ...before, share } : before));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return way.share === 1 ? way.to : shown;
};

import { whenIdle } from '@holeshot/shared-core/react';

/** Longest wait (ms) for a browser that is never idle. */
const longest = 3000;

/**
 * Resolves when the browser is idle; Safari cannot tell, so there it resolves in a new task.
 * @param least idle milliseconds to wait for, 50 at most: work in slices leaves a few after each slice
 */
export const untilAtRest = (least = 0): Promise<void> =>
  new Promise((resolve) => {
    const until = performance.now() + longest;
    const look = (idle: Pick<IdleDeadline, 'timeRemaining'>): void => {
      if (idle.timeRemaining() >= least || performance.now() > until) resolve();
      else wait();
    };
    const wait = () => whenIdle(look, least, 500);
    wait();
  });

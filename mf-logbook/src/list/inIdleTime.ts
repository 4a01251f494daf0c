import { whenIdle } from '@holeshot/shared-core/react';

/** Idle time (ms) for the first step, which looks through the whole log book. */
const forFirst = 30;
/** Idle time (ms) for a step, longer than one takes on a slow phone. */
const forOne = 3;

/** Pause (ms) in Safari, which reports no idle time. */
const pause = 100;

/**
 * Works in idle time, so that neither a scroll nor a key waits.
 * @returns cancels the work
 */
export const inIdleTime = <Value>(
  steps: Iterator<unknown, Value>,
  done: (value: Value) => void,
): (() => void) => {
  let least = forFirst;
  let callOff: () => void;
  const go = (idle: Pick<IdleDeadline, 'timeRemaining'>): void => {
    while (idle.timeRemaining() >= least) {
      least = forOne;
      const step = steps.next();
      if (step.done === true) {
        done(step.value);
        return;
      }
    }
    callOff = whenIdle(go, pause);
  };
  callOff = whenIdle(go, pause);
  return () => callOff();
};

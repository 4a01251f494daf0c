/** The first step looks through the whole log book, so that it waits until the browser is at rest, in milliseconds. */
const forFirst = 30;
/** Longer than a step takes on a slow phone, in milliseconds. */
const forOne = 3;

/** Safari tells of no idle time, and gets a little of every so often. */
const pause = 100;

const request = (run: (idle: Pick<IdleDeadline, 'timeRemaining'>) => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(run);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(() => {
    const until = performance.now() + forFirst + forOne;
    run({ timeRemaining: () => until - performance.now() });
  }, pause);
  return () => clearTimeout(asked);
};

/**
 * Does the steps of a long piece of work while the browser has nothing else to do, so that neither a scroll nor a key
 * waits for them.
 * @returns calls it off
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
    callOff = request(go);
  };
  callOff = request(go);
  return () => callOff();
};

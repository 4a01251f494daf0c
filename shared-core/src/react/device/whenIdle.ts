/** Time (ms) that a browser gives at most, and that one that tells of no idle time gets. */
const most = 50;

/**
 * Runs once when the browser has nothing else to do, or after `timeout` ms; the returned function calls it off.
 * @param pause wait (ms) in a browser that tells of no idle time, such as Safari
 */
export const whenIdle = (
  run: (idle: Pick<IdleDeadline, 'timeRemaining'>) => void,
  pause: number,
  timeout?: number,
): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(run, timeout === undefined ? {} : { timeout });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(() => {
    const until = performance.now() + most;
    run({ timeRemaining: () => until - performance.now() });
  }, pause);
  return () => clearTimeout(timer);
};

/** A browser that is never at rest holds nothing back for longer, in milliseconds. */
const longest = 3000;

/**
 * Resolves when the browser has nothing to do; Safari tells of no such moment, and gets a task of its own.
 * @param least for how many milliseconds it is to have nothing to do, 50 at most: work that is done in slices leaves a
 *   few of them free after each
 */
export const untilAtRest = (least = 0): Promise<void> =>
  new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) {
      setTimeout(resolve, least);
      return;
    }
    const until = performance.now() + longest;
    const look = (idle: IdleDeadline): void => {
      if (idle.timeRemaining() >= least || performance.now() > until) resolve();
      else requestIdleCallback(look, { timeout: 500 });
    };
    requestIdleCallback(look, { timeout: 500 });
  });

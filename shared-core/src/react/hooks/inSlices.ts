import type { Share } from '../../domain/work/inOneGo';

/** Long piece of work that the racer may cancel. */
export interface Work {
  canceled: boolean;
}

/** Milliseconds until the screen gets its turn, so that no touch waits long. */
const slice = 16;

/** Runs after the waiting events. Without a better way in the browser, a timer idles for 4 ms each time. */
export const nextTurn = (run: () => void): void => {
  if ('scheduler' in globalThis) void scheduler.postTask(run);
  else setTimeout(run);
};

/** Begins a slice; the returned function tells whether it is over, also after the clock (ms) was put back. */
export const sliceFrom = (now: () => number): (() => boolean) => {
  const began = now();
  return () => {
    const took = now() - began;
    return took < 0 || took >= slice;
  };
};

const oneSlice = <Value>(steps: Generator<Share, Value>, now: () => number): IteratorResult<Share, Value> => {
  const isOver = sliceFrom(now);
  let step = steps.next();
  while (step.done !== true && !isOver()) step = steps.next();
  return step;
};

/**
 * Does the steps of a long piece of work a few at a time, so that the screen stays alive.
 * @param onShare gets the progress, 0 to 1, after each slice
 * @param now milliseconds
 * @returns undefined where it was canceled
 */
export const inSlices = async <Value>(
  steps: Generator<Share, Value>,
  work: Work,
  onShare: (share: Share) => void = () => undefined,
  now: () => number = () => performance.now(),
): Promise<Value | undefined> => {
  for (;;) {
    const step = oneSlice(steps, now);
    if (work.canceled) return undefined;
    if (step.done === true) return step.value;
    onShare(step.value);
    await new Promise<void>(nextTurn);
  }
};

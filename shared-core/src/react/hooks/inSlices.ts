import type { Share } from '../../domain/work/inOneGo';

/** A long piece of work that the racer may call off. */
export interface Work {
  cancelled: boolean;
}

/** The screen gets its turn after so many milliseconds, so that no touch waits for long. */
const slice = 16;

/** Goes on once what waits has had its turn; a timer, where the browser has nothing better, idles for 4 ms each time. */
export const nextTurn = (run: () => void): void => {
  if ('scheduler' in globalThis) void scheduler.postTask(run);
  else setTimeout(run);
};

/**
 * Begins a slice; the returned function says whether it is over, also where the clock was put back meanwhile.
 * @param now milliseconds
 */
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
 * @param onShare told how far the work has come, 0 to 1, after each slice
 * @param now milliseconds
 * @returns undefined where it was called off
 */
export const inSlices = async <Value>(
  steps: Generator<Share, Value>,
  work: Work,
  onShare: (share: Share) => void = () => undefined,
  now: () => number = () => performance.now(),
): Promise<Value | undefined> => {
  for (;;) {
    const step = oneSlice(steps, now);
    if (work.cancelled) return undefined;
    if (step.done === true) return step.value;
    onShare(step.value);
    await new Promise<void>(nextTurn);
  }
};

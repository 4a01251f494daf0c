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

/** Does as many steps of a long piece of work as fit into a slice; gives the last one done. */
export const oneSlice = <Value>(steps: Generator<Share, Value>): IteratorResult<Share, Value> => {
  const until = performance.now() + slice;
  let step = steps.next();
  while (step.done !== true && performance.now() < until) step = steps.next();
  return step;
};

/**
 * Does the steps of a long piece of work a few at a time, so that the screen stays alive.
 * @param onShare told how far it has come, 0 to 1, after each slice
 * @returns undefined where it was called off
 */
export const inSlices = async <Value>(
  steps: Generator<Share, Value>,
  work: Work,
  onShare: (share: Share) => void = () => undefined,
): Promise<Value | undefined> => {
  for (;;) {
    const step = oneSlice(steps);
    if (work.cancelled) return undefined;
    if (step.done === true) return step.value;
    onShare(step.value);
    await new Promise<void>(nextTurn);
  }
};

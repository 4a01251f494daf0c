/** Progress of a long piece of work, 0 to 1, yielded between steps of a few milliseconds. */
export type Share = number;

/** Runs all steps of a long piece of work at once, where nobody waits for a screen. */
export const inOneGo = <Value>(work: Generator<Share, Value>): Value => {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
};

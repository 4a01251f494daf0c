/** How far a long piece of work has come, 0 to 1; handed out between its steps, each of a few milliseconds at most. */
export type Share = number;

/** Does all steps of a long piece of work at once, where nobody waits for a screen. */
export const inOneGo = <Value>(work: Generator<Share, Value>): Value => {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
};

import { setTimeout } from 'node:timers/promises';

/** Waits until a condition holds; rejects with a sentence where it does not in time. */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  otherwise: string | (() => string),
  milliseconds = 30_000,
): Promise<void> => {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
    await setTimeout(50);
  }
};

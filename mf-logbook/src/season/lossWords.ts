import type { LossReason } from '@holeshot/shared-core';

const words: Record<LossReason, string> = {
  'red light': 'by a red light',
  breakout: 'by a breakout',
  light: 'at the light',
  dial: 'by the dial',
  run: 'by the run',
  unknown: 'not known',
};

/** Says what the lost rounds were lost by; empty where none was lost. */
export const lossWords = (counts: ReadonlyMap<LossReason, number>): string => {
  const lost = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const reasons = (Object.keys(words) as LossReason[]).flatMap((reason) => {
    const count = counts.get(reason);
    return count === undefined ? [] : [`${count} ${words[reason]}`];
  });
  return lost === 0 ? '' : `Lost ${lost}: ${reasons.join(', ')}.`;
};

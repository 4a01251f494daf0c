import type { PromisedBreakouts } from '@holeshot/shared-core';

/** Says how many passes ran under their dial, how many the calls promised, and what chance leaves likely. */
export const breakoutWords = ({ passes, promised, happened, low, high }: PromisedBreakouts): string => {
  const verdict =
    happened > high ? ', more than chance explains' : happened < low ? ', fewer than chance explains' : '';
  return `${happened} of ${passes} all-out passes ran under their dial${verdict}. The calls promised ${Math.round(promised)}; by chance ${low} to ${high} are likely.`;
};

import { withTimeout } from './withTimeout';
import { firstPaint } from './firstPaint';
import { untilAtRest } from './untilAtRest';

/** Longest wait (ms) after the first paint: a slower page delays nothing. */
const longest = 3000;

const expected = new Set<Promise<unknown>>();

/**
 * Makes `firstPage` wait for a part of the page.
 * @param part settles when the part is shown or has failed
 */
export const expectPart = (part: Promise<unknown>): void => {
  const over: Promise<unknown> = part.catch(() => undefined).finally(() => expected.delete(over));
  expected.add(over);
};

/** Waits for all parts, and for the parts that they open, such as the cards of the dashboard. */
const untilAllShown = async (): Promise<void> => {
  while (expected.size > 0) {
    await Promise.all(expected);
    await untilAtRest();
  }
};

/** Promise that resolves once all parts of the first page are shown. */
export const wholeFirstPage: Promise<void> = firstPaint.then(untilAllShown);

/** Promise that resolves with `wholeFirstPage`, or some time after the first paint: background work starts after it. */
export const firstPage: Promise<void> = firstPaint.then(() =>
  withTimeout(wholeFirstPage, longest, 'The page is slow.').catch(() => undefined),
);

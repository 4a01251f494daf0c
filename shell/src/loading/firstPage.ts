import { withTimeout } from './withTimeout';
import { firstPaint } from './firstPaint';
import { untilAtRest } from './untilAtRest';

/** Counted from the first paint: a page that is slower than this holds nothing back, in milliseconds. */
const longest = 3000;

const expected = new Set<Promise<unknown>>();

/**
 * Notes that a part of the page is being opened.
 * @param part settles when it is shown, or will not be
 */
export const expectPart = (part: Promise<unknown>): void => {
  const over: Promise<unknown> = part.catch(() => undefined).finally(() => expected.delete(over));
  expected.add(over);
};

/** Each may open others: what holds the cards of Home comes before the cards. */
const untilAllShown = async (): Promise<void> => {
  while (expected.size > 0) {
    await Promise.all(expected);
    await untilAtRest();
  }
};

/**
 * Resolves after the first paint, once all parts of the page that the app was opened with are shown: what a racer waits
 * for is fetched, run and drawn before what works unseen.
 */
export const firstPage: Promise<void> = firstPaint.then(() =>
  withTimeout(untilAllShown(), longest, 'The page is slow.').catch(() => undefined),
);

import { withTimeout } from '../remotes/withTimeout';
import { firstPaint } from './firstPaint';
import { untilAtRest } from './untilAtRest';

/** A page that is slower than this holds nothing back, in milliseconds. */
const longest = 3000;

let coming = Promise.resolve();

/**
 * Notes that a page is being opened.
 * @param page settles when it is shown, or will not be
 */
export const expectPage = (page: Promise<void>): void => {
  coming = withTimeout(page, longest, 'The page is slow.')
    .catch(() => undefined)
    .then(() => untilAtRest());
};

/**
 * Resolves after the first paint, once the page that the app was opened with is shown, if one is expected: what a racer
 * waits for is fetched, run and drawn before what works unseen.
 */
export const firstPage: Promise<void> = firstPaint.then(() => coming);

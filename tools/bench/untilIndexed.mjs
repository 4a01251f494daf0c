import { cacheSize } from './pageProbe.mjs';

/**
 * Waits until the cache has indexed so many log books, which the SDK does fifty at a time in the first minutes of an
 * open app: the bench measures a device in use, not one that got its season seconds ago.
 */
export const untilIndexed = async (page, books) => {
  const until = Date.now() + 60_000 + books * 2_000;
  for (;;) {
    const { indexed } = await page.evaluate(cacheSize);
    if (indexed >= books) return;
    if (Date.now() > until) throw new Error(`The cache has indexed ${indexed} of ${books} log books.`);
    await page.waitForTimeout(1_000);
  }
};

import type { Page } from 'playwright/test';
import { expect, test } from './test';

/** Counts taps from now on, and keys that are no digit. */
export const countTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    addEventListener('pointerdown', () => (counted.taps += 1), true);
    addEventListener('keydown', ({ key }) => (counted.taps += /^\d$/.test(key) ? 0 : 1), true);
  });

/** Expects that `what` took at most so many taps beside the digits, and writes the count into the report. */
export const expectTaps = async (page: Page, what: string, most: number): Promise<void> => {
  const count = await page.evaluate(() => (window as unknown as { taps: number }).taps);
  test.info().annotations.push({ type: 'taps', description: `${what}: ${count}` });
  expect(count, `taps: ${what}`).toBeLessThanOrEqual(most);
  expect(count, `taps that were counted: ${what}`).toBeGreaterThan(0);
};

import { untilShown } from './pageProbe.mjs';

/** Ends the rest of earlier work, so that each figure begins at rest. */
export const settle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));

/** Acts in the page; returns the milliseconds until the effect was painted. */
export const timed = async (page, what, act) => {
  await settle(page);
  const [took] = await Promise.all([page.evaluate(untilShown, what), act()]);
  return took;
};

/** Returns the regular expression of any text but the one that a place has now. */
export const otherThanNow = async (page, selector) => {
  const text = await page.evaluate((place) => document.querySelector(place)?.textContent ?? '', selector);
  return `^(?!${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$)`;
};

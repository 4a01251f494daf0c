import type { Page } from 'playwright/test';
import { expect } from './test';

const isInItsFont = async (): Promise<boolean> => {
  await document.fonts.ready;
  const text = document.createElement('span');
  text.textContent = 'Holeshot 8.888';
  text.style.position = 'absolute';
  const widthIn = (family: string): number => {
    text.style.fontFamily = family;
    return text.getBoundingClientRect().width;
  };
  document.body.append(text);
  const widths = [widthIn("'Roboto Variable', monospace"), widthIn('monospace')];
  text.remove();
  return widths[0] !== widths[1];
};

/** Opens an address, again where the page's font came too late for it: a busy machine takes more than the tenth of a second that it waits. */
export const openInItsFont = (page: Page, url: string): Promise<void> =>
  expect(async () => {
    await page.goto(url);
    expect(await page.evaluate(isInItsFont)).toBe(true);
  }).toPass();

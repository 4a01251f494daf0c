import type { Page } from 'playwright/test';

/** Holds the requests of a page to these addresses; returns the function that releases them. */
export const holdRequests = async (page: Page, url: RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

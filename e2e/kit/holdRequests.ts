import type { Page } from 'playwright/test';

/** Holds what a page asks for at these addresses until the function it gives is called. */
export const holdRequests = async (page: Page, url: RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

import { expect, type Locator, type Page } from 'playwright/test';

/** Opens the map of the Locations page, which is on the screen; returns the map with its markers. */
export const openMap = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('application', { name: /^Map\./ });
  await expect(map.getByRole('button').first()).toBeVisible();
  return map;
};

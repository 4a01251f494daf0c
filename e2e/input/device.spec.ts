import type { Page } from 'playwright/test';

import { fillSignIn, signIn, signInSomeone } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { addLocation, addVehicle, savePass, slip, typeSlip } from '../kit/screens';
import { expect, test } from '../kit/test';

const logged = (page: Page) => page.getByRole('link', { name: /^Open the pass of .*11\.241$/ });
const passDialog = (page: Page) => page.getByRole('dialog', { name: 'Pass', exact: true });

/** Refuses every storage, as a browser does that blocks all cookies. */
const blockCookies = (): void => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
};

test('with all cookies blocked a racer is told that nothing is stored, and still logs a pass that is sent @all', async ({
  page,
  otherPhone,
}) => {
  await page.addInitScript(blockCookies);
  const racer = await signInSomeone(page);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Nothing stored' })).toBeVisible();
  await banner.getByRole('button', { name: 'Nothing stored' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: /closing this page loses every change/ }),
  ).toBeVisible();
  await giveSeason(racer.email);
  await page.getByRole('link', { name: 'Log Book' }).first().click();
  await expect(page.getByRole('link', { name: /^Open the pass/ }).first()).toBeVisible();
  await typeSlip(page);
  await savePass(passDialog(page));
  await expect(logged(page).first()).toBeVisible();
  const other = await otherPhone();
  await signIn(other, racer);
  await other.goto('/logbook');
  await expect(logged(other).first()).toBeVisible();
});

test('a storage that is cleared between two pages costs nothing that was sent @all', async ({
  page,
  context,
}) => {
  const racer = await signInSomeone(page);
  await addVehicle(page, 'Duster');
  await addLocation(page, 'Great Lakes Dragaway');
  await page.goto('/logbook');
  await typeSlip(page);
  await savePass(passDialog(page));
  await expect(page.getByText('All sent')).toBeVisible();
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.goto('/logbook');
  await expect(page).toHaveURL('/signin');
  await fillSignIn(page, racer);
  await expect(page).toHaveURL('/logbook');
  await expect(logged(page)).toBeVisible();
});

for (const [what, width, height] of [
  ['a computer at 200 %', 640, 400],
  ['a phone at 200 %', 206, 446],
] as const)
  test(`${what} shows each page in its width, and logs a pass @all`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInSomeone(page);
    await addVehicle(page, 'Duster');
    await addLocation(page, 'Great Lakes Dragaway');
    for (const path of ['/', '/logbook', '/race-day', '/predictions', '/lanes', '/settings', '/about']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wide = () =>
        page.evaluate(() => {
          const main = document.querySelector('main');
          return Math.max(document.documentElement.scrollWidth, main?.scrollWidth ?? 0);
        });
      await expect.poll(wide, path).toBeLessThanOrEqual(width);
    }
    await page.goto('/logbook');
    await typeSlip(page, { '1/4 ET': slip['1/4 ET'], '1/4 mph': slip['1/4 mph'] });
    await savePass(passDialog(page));
    await expect(logged(page)).toBeVisible();
  });

import { once } from 'node:events';
import { makeVerifiedAccount } from '../kit/emulators';
import { fillSignIn, someone } from '../kit/racer';
import { expect, test } from '../kit/test';

test('signing in is said to go on until the data of the racer are there @all', async ({ page }) => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  const slowness = new AbortController();
  await page.route(/Firestore\/Listen\/channel/, async (route) => {
    if (!slowness.signal.aborted) await once(slowness.signal, 'abort');
    await route.continue();
  });
  await page.goto('/signin');
  const known = page.waitForResponse(/accounts:lookup/);
  await fillSignIn(page, racer);
  await known;
  await page.waitForTimeout(1000);
  await expect(page.getByRole('main').getByRole('button', { name: 'Signing in…' })).toBeVisible();
  slowness.abort();
  await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
});

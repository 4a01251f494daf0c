import { expectAccessible } from '../kit/accessibility';
import { expect, test } from '../kit/test';

test('a part that needs a server says why it is not there', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/signin', '/register', '/forgot-password', '/profile', '/subscription']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'On this device only' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  for (const what of ['Accounts', 'Payment', 'Administration'])
    await expect(page.getByRole('heading', { name: what })).toBeVisible();
  await expectAccessible(page);
});

import { demoRacer, signIn } from '../kit/racer';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

test('how fast a page was painted stands in the debug log with the version of its part @all', async ({
  page,
}) => {
  await signIn(page, demoRacer);
  await page.goto('/logbook');
  await expect(page.getByRole('link', { name: /^Open the pass of/ }).first()).toBeVisible();
  await page.waitForTimeout(1500);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Debug log' }).click();
  await expect(
    page.getByText(/web vitals: LCP \d+ ms [a-z-]+ mf_logbook@\d+\.\d+\.\d+\+[0-9a-f]{8}\/logbook/).first(),
  ).toBeVisible();
});

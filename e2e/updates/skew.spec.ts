import { untilOfflineReady } from '../kit/racer';
import { openSite, type OwnSite } from '../kit/site';
import { expect, test as base } from '../kit/test';

const test = base.extend<{ site: OwnSite }>({
  site: async ({ page }, use) => {
    const site = await openSite();
    await use(site);
    await page.close();
    await site.close();
  },
});

const oldWords = 'At least 8 characters.';
const newWords = 'At least eight characters.';
const look = () => void window.dispatchEvent(new Event('focus'));

test('an app with a newer minor of React runs remotes that were built for the one before', async ({
  page,
  site,
}) => {
  await site.publish('shell', { '19.3.1': '19.4.0' });
  await page.goto(`${site.url}/register`);
  await expect(page.getByText(oldWords)).toBeVisible();
});

test('a remote that was built for a newer minor of React than the app has is put back to the version before', async ({
  page,
  site,
  declareFault,
}) => {
  declareFault({ url: /mf_account|mf-account|RUNTIME-|does not satisfy/, status: 'script' });
  await page.goto(`${site.url}/register`);
  await expect(page.getByText(oldWords)).toBeVisible();
  await untilOfflineReady(page);
  await site.publish('mf-account', { [oldWords]: newWords, '^19.3.0': '^19.4.0' });
  await page.evaluate(look);
  await page.getByRole('dialog', { name: 'New Update!' }).getByRole('button', { name: 'Install' }).click();
  await expect(page.getByText(oldWords)).toBeVisible({ timeout: 40_000 });
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

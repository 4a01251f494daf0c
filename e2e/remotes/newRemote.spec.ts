import { cp } from 'node:fs/promises';
import { openCheckout } from '../kit/checkout';
import { signInSomeone } from '../kit/racer';
import { openSite } from '../kit/site';
import { expect, test } from '../kit/test';

test('a remote that new-remote makes passes its own tests, is published, and has its page in the menu @all', async ({
  browser,
  watch,
}) => {
  test.setTimeout(480_000);
  const site = await openSite();
  const checkout = await openCheckout();
  const context = await browser.newContext({
    ...{ baseURL: site.url, serviceWorkers: 'block' },
    viewport: { width: 1280, height: 900 },
  });
  watch.add(context);
  try {
    await checkout.run('.', 'node', 'tools/new-remote.mjs', 'pits', '--title', 'The pits');
    await checkout.run('mf-pits', 'npx', 'tsc', '--noEmit', '-p', '.');
    await checkout.run('tools', 'npx', 'jest', 'remoteFolders');
    const said = await checkout.run('mf-pits', 'node', '../tools/publish-remote.mjs', '--to', site.folder);
    expect(said).toContain('mf-pits is published');
    await cp(await checkout.build('shell'), site.folder, { recursive: true });

    const page = await context.newPage();
    await signInSomeone(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'The pits', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The pits' })).toBeVisible();
    await expect(page.getByText('You are signed in.')).toBeVisible();
    await menu.getByRole('link', { name: 'Log Book', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log Book' })).toBeVisible();
  } finally {
    await context.close();
    await checkout.close();
    await site.close();
  }
});

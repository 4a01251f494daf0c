import type { Page } from 'playwright/test';
import { signInSomeone } from '../kit/racer';
import { expect, test } from '../kit/test';

const entry = /\/remotes\/mf-vehicles\/[0-9a-f]+\/remoteEntry\.js/;
const pointer = /\/remotes\/mf-vehicles\/current\.json/;
const pageChunk = /\/remotes\/mf-vehicles\/[0-9a-f]+\/vehicles\.[0-9a-f]+\.js/;

const failedPlace = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Vehicles is not available right now' });

const theRestWorks = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Log Book' }).first().click();
  await expect(page.getByRole('heading', { name: 'Log Book', level: 1 })).toBeVisible();
};

test('a remote whose entry is missing takes down its own place only, and Retry brings it back', async ({
  page,
  declareFault,
}) => {
  await signInSomeone(page);
  declareFault({ url: entry, status: 404 });
  declareFault({ url: /RUNTIME-008/, status: 'script' });
  await page.route(entry, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/vehicles');
  await expect(failedPlace(page)).toBeVisible({ timeout: 30_000 });
  await theRestWorks(page);
  await page.goBack();
  await expect(failedPlace(page)).toBeVisible({ timeout: 30_000 });
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
});

for (const [what, file] of [
  ['of which the pointer is missing', pointer],
  ['whose own code alone is missing', pageChunk],
] as const)
  test(`a page ${what} reloads the app three times and not once more @all`, async ({
    page,
    declareFault,
  }) => {
    await signInSomeone(page);
    declareFault({ url: file, status: 404 });
    declareFault({ url: /ChunkLoadError|Loading chunk/, status: 'script' });
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'gone' }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/vehicles');
    await expect(failedPlace(page)).toBeVisible({ timeout: 30_000 });
    expect(loads).toBe(4);
    await page.unroute(file);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
  });

test('a remote that hangs is given up after ten seconds @all', async ({ page }) => {
  await signInSomeone(page);
  await page.route(entry, () => undefined);
  // A hanging file that was requested early delays the browser's load event.
  await page.goto('/vehicles', { waitUntil: 'commit' });
  await expect(failedPlace(page)).toBeVisible({ timeout: 60_000 });
  await expect(failedPlace(page)).toContainText('It took too long to load.');
  await theRestWorks(page);
});

test('a remote whose pointer is not readable says so at its place @all', async ({ page }) => {
  await signInSomeone(page);
  await page.route(pointer, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"name":"mf_' }),
  );
  await page.goto('/vehicles');
  await expect(failedPlace(page)).toBeVisible({ timeout: 60_000 });
  await theRestWorks(page);
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../kit/test';

test('a visitor sees what the app does, in pictures that are there @all', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#public')).toHaveCount(0);
  const pictures = page.getByRole('img', { name: /^The |^A race day/ });
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    const { ratio, stated } = await picture.evaluate((image: HTMLImageElement) => ({
      ratio: image.naturalHeight / image.naturalWidth,
      stated: Number(image.getAttribute('height')) / Number(image.getAttribute('width')),
    }));
    expect(ratio, 'the room kept for it is that of the picture').toBeCloseTo(stated, 2);
  }
});

test('a visitor whose network lets the code not through is told so, and can try again @all', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /static\/main/, status: 503 });
  await page.route('**/static/main.*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await expect(page.getByText(/has not been loaded yet/)).toHaveCSS('visibility', 'hidden');
  // Fifteen seconds pass.
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  await expect(page.getByText(/has not been loaded yet/)).toHaveCSS('visibility', 'visible');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor tries the demo, and stands before its season', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try the demo' }).click();
  await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('every link of what a visitor reads leads somewhere @all', async ({ page }) => {
  const found = new Set<string>();
  for (const route of ['/', '/getting-started', '/feature-guide', '/about', '/privacy', '/promo/']) {
    await page.goto(route);
    await expect(page.getByRole('main').getByRole('link').last()).toBeAttached();
    if (route === '/') await expect(page.getByRole('link', { name: 'See the prices' })).toBeAttached();
    for (const link of await page.getByRole('main').getByRole('link').all())
      found.add((await link.getAttribute('href')) ?? '');
  }
  expect(found.size).toBeGreaterThan(8);
  const notices = '/promo/notices.txt';
  expect(found.delete(notices)).toBe(true);
  expect(await (await page.request.get(notices)).text()).toContain('The MIT License (MIT)');
  for (const path of found) {
    expect(path).toMatch(/^\/[a-z-]*$/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, path).not.toHaveTitle(/^Not Found/);
  }
});

test('About names the version of the app, and all of it is drawn in the Roboto that comes with the app @all', async ({
  page,
}) => {
  const { version } = JSON.parse(
    await readFile(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
  ) as { version: string };
  await page.goto('/about');
  await page.evaluate(() => document.fonts.load('16px "Roboto Variable"'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  // A late font is used from the next start; on a busy machine that may be late too.
  await expect(async () => {
    await page.goto('/about');
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Version' }) });
    await expect(section).toHaveText(`Version${version}`);
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'main *, header *, nav *',
    });
    const drawn = await Promise.all(
      nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    const fonts = new Set(
      drawn
        .flatMap((each) => each.fonts)
        .map((font) => `${font.familyName}, ${font.isCustomFont ? 'ours' : 'system'}`),
    );
    expect([...fonts]).toEqual(['Roboto, ours']);
  }).toPass({ timeout: 60_000 });
});

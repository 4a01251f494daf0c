import { expect, test } from '../kit/test';

test('a visitor sees what the app does, in pictures that are there', async ({ page }) => {
  await page.goto('/');
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

test('a visitor tries the demo, and stands before its season', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try the demo' }).click();
  await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('every link of what a visitor reads leads somewhere', async ({ page }) => {
  const found = new Set<string>();
  for (const route of ['/', '/getting-started', '/feature-guide', '/about', '/privacy', '/promo/']) {
    await page.goto(route);
    await expect(page.getByRole('main').getByRole('link').last()).toBeAttached();
    if (route === '/') await expect(page.getByRole('link', { name: 'See the prices' })).toBeAttached();
    for (const link of await page.getByRole('main').getByRole('link').all())
      found.add((await link.getAttribute('href')) ?? '');
  }
  expect(found.size).toBeGreaterThan(8);
  for (const path of found) {
    expect(path).toMatch(/^\/[a-z-]*$/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, path).not.toHaveTitle(/^Not Found/);
  }
});

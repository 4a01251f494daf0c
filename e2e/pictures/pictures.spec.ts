import path from 'node:path';
import type { Page } from 'playwright/test';
import { demoRacer, signIn } from '../kit/racer';
import { expect, test } from '../kit/test';

const folder = path.resolve(import.meta.dirname, '../../test-results/pictures');
const widths = [360, 768, 1440] as const;
const themes = ['dark', 'light'] as const;
const heights: Record<(typeof widths)[number], number> = { 360: 780, 768: 1024, 1440: 900 };

const racerScreens = [
  ['home', '/'],
  ['predictions', '/predictions'],
  ['log-book', '/logbook'],
  ['vehicles', '/vehicles'],
  ['locations', '/locations'],
  ['settings', '/settings'],
] as const;

const visitorScreens = [
  ['landing', '/'],
  ['sign-in', '/signin'],
  ['register', '/register'],
] as const;

/** The evening of the demo season's last day: every picture of a run shows the same minute. */
const evening = (): Date => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), 0, 1));
};

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  await expect(page.locator('#splash, .MuiSkeleton-root')).toHaveCount(0);
  await page.waitForTimeout(400);
};

const picture = async (page: Page, name: string): Promise<void> => {
  for (const theme of themes) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset['theme'] = wanted;
    }, theme);
    await page.screenshot({ path: path.join(folder, `${name}-${theme}.png`), animations: 'disabled' });
  }
};

for (const width of widths) {
  test(`pictures of the main screens at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: heights[width] });
    await page.clock.setFixedTime(evening());
    for (const [name, route] of visitorScreens) {
      await page.goto(route);
      await settled(page);
      await picture(page, `${name}-${width}`);
    }
    await signIn(page, demoRacer);
    for (const [name, route] of racerScreens) {
      await page.goto(route);
      await settled(page);
      await picture(page, `${name}-${width}`);
    }
    for (const [name, route, button] of [
      ['log-entry', '/logbook', 'Log a pass'],
      ['vehicle', '/vehicles', 'Add vehicle'],
      ['location', '/locations', 'Add location'],
    ] as const) {
      await page.goto(route);
      await settled(page);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Save/ }).first()).toBeVisible();
      await page.waitForTimeout(400);
      await picture(page, `${name}-${width}`);
      await page.keyboard.press('Escape');
    }
  });
}

test('an overview for the README', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.setFixedTime(evening());
  await signIn(page, demoRacer);
  const shots: string[] = [];
  const shoot = async () => {
    shots.push((await page.screenshot({ animations: 'disabled' })).toString('base64'));
  };
  for (const route of ['/', '/predictions', '/logbook']) {
    await page.goto(route);
    await settled(page);
    await shoot();
  }
  await page.getByRole('button', { name: 'Log a pass' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save pass' })).toBeVisible();
  await shoot();
  await page.setViewportSize({ width: 1560, height: 828 });
  await page.setContent(
    `<body style="margin:24px;display:flex;gap:24px;background:#05070a">${shots
      .map((shot) => `<img style="border-radius:24px" src="data:image/png;base64,${shot}">`)
      .join('')}</body>`,
  );
  await page.screenshot({ path: path.join(folder, 'overview.png') });
});

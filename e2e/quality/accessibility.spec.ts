import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { demoRacer, signIn } from '../kit/racer';
import { expect, test } from '../kit/test';

const publicRoutes = [
  '/',
  '/signin',
  '/register',
  '/forgot-password',
  '/subscription',
  '/getting-started',
  '/feature-guide',
  '/about',
  '/offline',
  '/privacy',
  '/no-such-page',
];
const racerRoutes = [
  '/',
  '/logbook',
  '/predictions',
  '/vehicles',
  '/locations',
  '/profile',
  '/settings',
  '/subscription',
];
const themes = ['dark', 'light'] as const;

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
};

const check = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(twice, 'no id stands twice').toEqual([]);
};

const wear = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

const checkInBothThemes = async (page: Page): Promise<void> => {
  for (const theme of themes) {
    await wear(page, theme);
    await check(page);
  }
};

const onEach = async (page: Page, routes: string[], look: (page: Page) => Promise<void>): Promise<void> => {
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(route);
      await settled(page);
      await look(page);
    });
  }
};

test('axe finds nothing on any public route, in both themes', async ({ page }) => {
  test.setTimeout(180_000);
  await onEach(page, publicRoutes, checkInBothThemes);
});

test('axe finds nothing on any route of a racer with a season, in both themes', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, demoRacer);
  await onEach(page, racerRoutes, checkInBothThemes);
});

test('axe finds nothing in the dialogs, in both themes', async ({ page }) => {
  await signIn(page, demoRacer);
  for (const [route, button] of [
    ['/vehicles', 'Add vehicle'],
    ['/locations', 'Add location'],
    ['/logbook', 'Log a pass'],
  ] as const) {
    await test.step(route, async () => {
      await page.goto(route);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Save/ }).first()).toBeVisible();
      await checkInBothThemes(page);
    });
  }
});

const widthOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.getElementById('page')?.scrollWidth ?? 0,
  ]);

test('at 320 px no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, demoRacer);
  await onEach(page, racerRoutes, async () => {
    expect(Math.max(...(await widthOf(page)))).toBeLessThanOrEqual(320);
  });
});

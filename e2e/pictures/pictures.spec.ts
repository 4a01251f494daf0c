import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { request, documentsUrl } from '../kit/emulators';
import { demoRacer, signIn } from '../kit/racer';
import { expect, test } from '../kit/test';
import { comparePicture, expectNoticed, keeping } from './comparePicture';

const folder = path.resolve(import.meta.dirname, '../../test-results/pictures');
const overview = path.join(keeping ? import.meta.dirname : folder, 'overview.png');
const ofLanding = path.resolve(import.meta.dirname, '../../shell/public/pictures');
const forLanding = keeping ? ofLanding : path.join(folder, 'landing');
const widths = [360, 768, 1440] as const;
const themes = ['dark', 'light'] as const;
const heights: Record<(typeof widths)[number], number> = { 360: 780, 768: 1024, 1440: 900 };

const racerScreens = [
  ['home', '/'],
  ['predictions', '/predictions'],
  ['lanes', '/lanes'],
  ['log-book', '/logbook'],
  ['race-day', '/race-day'],
  ['vehicles', '/vehicles'],
  ['locations', '/locations'],
  ['settings', '/settings'],
] as const;

const visitorScreens = [
  ['landing', '/'],
  ['sign-in', '/signin'],
  ['register', '/register'],
] as const;

/**
 * Returns the evening of the demo season's last day, the day before it was written, by its last track's clocks: every
 * picture shows the same minute of that season.
 */
const evening = async (): Promise<Date> => {
  const { createTime } = await request<{ createTime: string }>(`${documentsUrl()}/users/demo-racer`);
  const day = new Date(createTime).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
  return new Date(`${day}T01:01:00Z`);
};

/** Stops the clocks at that evening, the server's too: a device with a wrong clock says so over the picture. */
const stopClocks = async (page: Page): Promise<void> => {
  const time = await evening();
  await page.clock.setFixedTime(time);
  await page.route('**/manifest.webmanifest', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { date: time.toUTCString() } })
      : route.continue(),
  );
};

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  await expect(page.getByText(/loading the rest/)).toHaveCount(0);
  await expect(page.locator('#public, #splash, .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const words = () => page.evaluate(() => document.body.innerText);
  await expect(async () => {
    const before = await words();
    await page.waitForTimeout(800);
    expect(await words()).toBe(before);
  }).toPass();
};

/** Switches to the theme and waits for its pictures, which are fetched then. */
const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted;
    const shown = [...document.images].filter((image) => {
      const { width, top, bottom } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    await Promise.all(shown.map((image) => image.decode()));
  }, theme);

const picture = async (page: Page, name: string): Promise<void> => {
  for (const theme of themes) {
    await wear(page, theme);
    await page.screenshot({ path: path.join(folder, `${name}-${theme}.png`), animations: 'disabled' });
  }
};

const compared = async (page: Page, name: string): Promise<void> => {
  await picture(page, name);
  for (const theme of themes) {
    await wear(page, theme);
    await comparePicture(page, `${name}-${theme}`);
  }
};

// By itself a page waits a tenth of a second for its font, which a busy machine lets pass.
test.beforeEach(async ({ page }) => {
  await page.route('**/app.css', async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    const body = styles.replace('font-display: optional', 'font-display: block');
    expect(body).not.toBe(styles);
    await route.fulfill({ response, body });
  });
});

for (const width of widths) {
  test(`pictures of the main screens at ${width} px @all`, async ({ page }) => {
    await page.setViewportSize({ width, height: heights[width] });
    await stopClocks(page);
    // The site may still have older ones than those just drawn.
    await page.route('**/pictures/*.webp', (route) =>
      route.fulfill({ path: path.join(ofLanding, path.basename(route.request().url())) }),
    );
    for (const [name, route] of visitorScreens) {
      await page.goto(route);
      await settled(page);
      await compared(page, `${name}-${width}`);
    }
    await signIn(page, demoRacer);
    for (const [name, route] of racerScreens) {
      await page.goto(route);
      // The best pass of a track comes with the passes.
      if (name === 'locations') await expect(page.getByText('Gas dragster').first()).toBeVisible();
      await settled(page);
      await compared(page, `${name}-${width}`);
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

test('a screen that lost its button, or its style, is noticed @all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: heights[360] });
  await page.goto('/signin');
  await settled(page);
  await wear(page, 'light');
  await page.addStyleTag({ content: '[type=submit] { visibility: hidden }' });
  await expectNoticed(page, 'sign-in-360-light');
  await page.addStyleTag({ content: '* { all: revert !important }' });
  await expectNoticed(page, 'sign-in-360-light');
});

test('an overview for the README @all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await stopClocks(page);
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
  // The app's security policy lets nobody write a page.
  await page.goto('about:blank');
  await page.setContent(
    `<body style="margin:24px;display:flex;gap:24px;background:#05070a">${shots
      .map((shot) => `<img style="border-radius:24px" src="data:image/png;base64,${shot}">`)
      .join('')}</body>`,
  );
  await page.screenshot({ path: overview });
});

/** Stores a picture for the app itself. */
const keepWebp = async (page: Page, name: string, png: string, most: number): Promise<void> => {
  const webp = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png);
  expect(webp.length, name).toBeLessThan(most);
  await writeFile(path.join(forLanding, `${name}.webp`), Buffer.from(webp));
};

test.describe('for the landing page', () => {
  test.use({ viewport: { width: 360, height: 720 }, deviceScaleFactor: 1.5 });

  test('pictures of what it tells of, each below 40 KB @all', async ({ page }) => {
    await stopClocks(page);
    await signIn(page, demoRacer);
    const shots: { name: string; png: string }[] = [];
    for (const [name, route] of [
      ['lanes', '/lanes'],
      ['log-book', '/logbook'],
      ['race-day', '/race-day'],
      ['back-test', '/back-test'],
    ] as const) {
      await page.goto(route);
      await settled(page);
      for (const theme of themes) {
        await wear(page, theme);
        const shot = await page.screenshot({ animations: 'disabled' });
        shots.push({ name: `${name}-${theme}`, png: shot.toString('base64') });
      }
    }
    await mkdir(forLanding, { recursive: true });
    for (const { name, png } of shots) await keepWebp(page, name, png, 40 * 1024);
  });
});

test('the picture of a shared link: what a visitor sees first, below 100 KB @all', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto('/');
  await expect(page.locator('#public')).toHaveCount(0);
  await settled(page);
  await mkdir(forLanding, { recursive: true });
  const shared = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
  expect(shared.length).toBeLessThan(100 * 1024);
  await writeFile(path.join(forLanding, 'share.jpg'), shared);
});

test('wide pictures for the browser that offers to install the app, each below 120 KB @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await stopClocks(page);
  await signIn(page, demoRacer);
  await mkdir(forLanding, { recursive: true });
  for (const [name, route] of [
    ['wide-predictions', '/predictions'],
    ['wide-log-book', '/logbook'],
  ] as const) {
    await page.goto(route);
    await settled(page);
    await wear(page, 'dark');
    const shot = await page.screenshot({ animations: 'disabled' });
    await keepWebp(page, name, shot.toString('base64'), 120 * 1024);
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { demoRacer, signIn } from '../kit/racer';
import { expect, test } from '../kit/test';

const budget = 200 * 1024;

/** Notes when the page's heading was first painted: the splash before it needs no script. */
const notePaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
    }).observe(document, { childList: true, subtree: true });
  });

/** Gzipped bytes of the scripts that had arrived when the page was first painted. */
const bytesBeforeFirstPaint = async (page: Page): Promise<number> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
  const scripts = await page.evaluate(() => {
    const painted = performance.getEntriesByName('painted')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && entry.startTime + entry.duration <= painted)
      .map((entry) => entry.name);
  });
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(Buffer.from(await (await fetch(script)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ declareFault }) =>
  declareFault({ url: /registration blocked by Playwright/, status: 'script' }),
);

test('at most 200 KiB of JavaScript come before the first paint of Home, for a visitor and for a racer', async ({
  page,
}, testInfo) => {
  await notePaint(page);
  await page.goto('/');
  const visitor = await bytesBeforeFirstPaint(page);
  await signIn(page, demoRacer);
  await page.goto('/');
  const racer = await bytesBeforeFirstPaint(page);
  testInfo.annotations.push({ type: 'bytes', description: `visitor ${visitor}, racer ${racer}` });
  console.log(`JavaScript before the first paint, gzip: visitor ${visitor} bytes, racer ${racer} bytes`);
  expect(visitor).toBeLessThanOrEqual(budget);
  expect(racer).toBeLessThanOrEqual(budget);
});

/** Code that stands once in a library and outlives minification. */
const marks = {
  react: /\.useActionState=function/,
  'react-dom': /__reactContainer\$/,
  emotion: /data-emotion=/,
  'MUI styles': /generateStyleSheets=/,
} as const;

test('every page together loads one copy of react, react-dom, emotion and the styles of MUI', async ({
  page,
}) => {
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.pathname.endsWith('.js')) scripts.set(url.pathname, '');
  });
  await signIn(page, demoRacer);
  for (const route of ['/logbook', '/predictions', '/vehicles', '/locations', '/settings', '/']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  }
  const site = process.env['HOLESHOT_SITE'] ?? path.resolve(import.meta.dirname, '../../dist/hosting');
  const texts = [...scripts.keys()].map((name) => readFileSync(path.join(site, name), 'utf8'));
  expect(texts.length).toBeGreaterThan(10);
  for (const [library, mark] of Object.entries(marks)) {
    expect(texts.filter((text) => mark.test(text)).length, library).toBe(1);
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { demoRacer, signIn } from '../kit/racer';
import { expect, test } from '../kit/test';

const beforePaint = 200 * 1024;
const inAll = 460 * 1024;

/** Notes the first paint of a part of the app; the public page and the splash need no script. */
const noteDrawn = (page: Page, part: '#root h1' | '#root main'): Promise<unknown> =>
  page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      performance.mark('drawn');
    }).observe(document, { childList: true, subtree: true });
  }, part);

interface Script {
  url: string;
  text: string;
  bytes: number;
  /** Milliseconds of the page's time: request and arrival. */
  from: number;
  until: number;
  /** Requested before the first paint: a later request does not delay it. */
  isFirst: boolean;
}

/** Returns the scripts that the page has loaded so far, with their gzipped bytes. */
const scriptsOf = async (page: Page): Promise<Script[]> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  const loaded = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .map(({ name: url, startTime: from, duration }) => {
        const until = from + duration;
        return { url, from, until, isFirst: from <= drawn };
      });
  });
  return Promise.all(
    loaded.map(async (script) => {
      const text = await (await fetch(script.url)).text();
      return { ...script, text, bytes: gzipSync(text).length };
    }),
  );
};

const bytesOf = (scripts: Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

const bytesBeforeFirstPaint = async (page: Page): Promise<number> => {
  const first = (await scriptsOf(page)).filter(({ isFirst }) => isFirst);
  expect(first.length).toBeGreaterThan(0);
  return bytesOf(first);
};

test('at most 200 KiB of JavaScript come before the first paint of Home, for a visitor and for a racer', async ({
  page,
}, testInfo) => {
  await noteDrawn(page, '#root h1');
  await page.goto('/');
  const visitor = await bytesBeforeFirstPaint(page);
  await signIn(page, demoRacer);
  await page.goto('/');
  const racer = await bytesBeforeFirstPaint(page);
  testInfo.annotations.push({ type: 'bytes', description: `visitor ${visitor}, racer ${racer}` });
  console.log(`JavaScript before the first paint, gzip: visitor ${visitor} bytes, racer ${racer} bytes`);
  expect(visitor).toBeLessThanOrEqual(beforePaint);
  expect(racer).toBeLessThanOrEqual(beforePaint);
});

test('at most 200 KiB of JavaScript come before the first paint of a page that a remote draws', async ({
  page,
}) => {
  await signIn(page, demoRacer);
  await noteDrawn(page, '#root main');
  for (const route of ['/logbook', '/predictions']) {
    await page.goto(route);
    const bytes = await bytesBeforeFirstPaint(page);
    console.log(`JavaScript before the first paint of ${route}, gzip: ${bytes} bytes`);
    expect(bytes, route).toBeLessThanOrEqual(beforePaint);
  }
});

test('at most 460 KiB of JavaScript come in all for the log book, Firestore and Auth after its first paint and its page @all', async ({
  page,
}) => {
  await signIn(page, demoRacer);
  await noteDrawn(page, '#root main');
  await page.goto('/logbook');
  await expect(page.getByText(/^[\d,]+ passes$/)).toBeVisible();
  let count = 0;
  await expect
    .poll(
      async () => {
        const before = count;
        count = await page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
        );
        return count - before;
      },
      { intervals: [2_000] },
    )
    .toBe(0);
  const scripts = await scriptsOf(page);
  const pageCode = scripts.find(({ url }) => /\/mf-logbook\/[^/]+\/logbook\.[^/]+$/.test(url));
  const later = scripts.filter(({ isFirst, from }) => !isFirst && from > (pageCode?.until ?? Infinity));
  console.log(
    `JavaScript of the log book in all, gzip: ${bytesOf(scripts)} bytes in ${scripts.length} files`,
  );
  expect(bytesOf(scripts)).toBeLessThanOrEqual(inAll);
  // Chromium compiles streaming scripts; otherwise each would be compiled at its first call.
  for (const { url, text } of scripts)
    expect(text.split('\n', 1), url).toEqual(['//# allFunctionsCalledOnLoad']);
  for (const library of [/google\.firestore\.v1/, /identitytoolkit/])
    expect(
      later.some(({ text }) => library.test(text)),
      `${library}`,
    ).toBe(true);
});

/** Code that stands once in a library and survives minification. */
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

import type { Browser, Page } from 'playwright/test';
import { demoRacer, signIn } from '../kit/racer';
import { openSite } from '../kit/site';
import { noteShifts, shiftsOf } from '../kit/shifts';
import { expect, test } from '../kit/test';

const pages = [
  { path: '/', title: 'Home', heading: 'Know what it will run before you stage.' },
  { path: '/getting-started', title: 'Getting Started', heading: 'Getting Started' },
  { path: '/feature-guide', title: 'Feature Guide', heading: 'Feature Guide' },
  { path: '/about', title: 'About', heading: 'About' },
  { path: '/privacy', title: 'Privacy Policy', heading: 'Privacy Policy' },
  { path: '/subscription', title: 'Subscription', heading: 'Subscription' },
  { path: '/signin', title: 'SignIn', heading: 'Sign in' },
  { path: '/register', title: 'Register', heading: 'Register' },
] as const;

const written = (page: Page) => page.locator('#public');
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const replaced = (page: Page) => expect(written(page)).toHaveCount(0);

/** Holds the app's own code back, or another file of it, until the returned function is called. */
const holdApp = async (page: Page, file: 'main' | 'public' = 'main'): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/static/${file}.*.js`, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
};

/** Opens a page without JavaScript on a device of its own. */
const withoutScript = async (browser: Browser, work: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await work(await context.newPage());
  await context.close();
};

test('a visitor without JavaScript reads each public page, by its own title, description and address', async ({
  browser,
  request,
}) => {
  await withoutScript(browser, async (page) => {
    const attributeOf = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    const descriptions = new Set<string | null>();
    for (const { path, title, heading } of pages) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${title} | Holeshot`);
      await expect(headingOf(page), path).toHaveText(heading);
      await expect(headingOf(page), path).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByText(/\w+ \w+/)
          .first(),
        path,
      ).toBeVisible();
      await expect(page.getByText(/has not been loaded yet/), path).toBeHidden();
      const description = await attributeOf('meta[name=description]', 'content');
      descriptions.add(description);
      expect(await attributeOf('meta[property="og:description"]', 'content')).toBe(description);
      const canonical = new URL((await attributeOf('link[rel=canonical]', 'href')) ?? '');
      expect(canonical.pathname).toBe(path);
      expect(await attributeOf('meta[property="og:url"]', 'content')).toBe(canonical.href);
      await expect(page.locator('meta[name=robots]'), path).toHaveCount(0);
    }
    expect(descriptions.size).toBe(pages.length);
    const picture = new URL((await attributeOf('meta[property="og:image"]', 'content')) ?? '');
    expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/jpeg');
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Feature Guide' }).click();
    await expect(page).toHaveTitle('Feature Guide | Holeshot');
  });
});

test('any other path gets a neutral page, and the app says that it is none', async ({ browser, page }) => {
  await withoutScript(browser, async (plain) => {
    for (const path of ['/lost', '/logbook', '/about/us']) {
      await plain.goto(path);
      await expect(plain, path).toHaveTitle('Holeshot');
      await expect(plain.locator('noscript a'), path).toBeVisible();
      expect(await plain.content(), path).toContain('<noscript>This page needs JavaScript.');
      await expect(plain.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex');
      await expect(plain.locator('link[rel=canonical]'), path).toHaveCount(0);
    }
  });
  await page.goto('/lost');
  await expect(page).toHaveTitle('Not Found | Holeshot');
  await expect(headingOf(page)).toHaveText('Not Found');
});

test('search engines find the list of the public pages, and each path with a slash too', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt');
  const [, list] = /^Sitemap: (\S+)$/m.exec(await robots.text()) ?? [];
  const sitemap = await (await request.get(new URL(list ?? '').pathname)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(listed.sort()).toEqual(pages.map(({ path }) => path).sort());
  for (const { path, title } of pages)
    expect(await (await request.get(`${path}${path === '/' ? '' : '/'}`)).text(), path).toContain(
      `<title>${title} | Holeshot</title>`,
    );
});

for (const width of [360, 1280]) {
  test(`the app takes the place of a public page without a jump, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await noteShifts(page);
    for (const { path, title } of pages) {
      await page.goto(path);
      await replaced(page);
      await expect(headingOf(page), path).toBeVisible();
      await page.waitForTimeout(1_000);
      expect(await shiftsOf(page), path).toEqual([]);
      await expect(page, path).toHaveTitle(`${title} | Holeshot`);
    }
  });
}

test('the app takes over scroll position, focus and the pressed button of the page that it replaces', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'See the prices' });
  await link.focus();
  await main.evaluate((element) => (element.scrollTop = 300));
  letGo();
  await replaced(page);
  await expect(link).toBeFocused();
  expect(await main.evaluate((element) => element.scrollTop)).toBe(300);

  const letGoAgain = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Try the demo' }).click();
  letGoAgain();
  await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
});

test('a racer never sees the public page on his own device, and has the splash until the app is drawn', async ({
  page,
}) => {
  await signIn(page, demoRacer);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      for (const id of ['public', 'splash'])
        if (document.getElementById(id)?.checkVisibility({ visibilityProperty: true }) === true)
          seen.push(id);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['/', '/about', '/subscription']) {
    const letGo = await holdApp(page);
    const letReplace = await holdApp(page, 'public');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#splash span')).toBeVisible();
    await page.waitForTimeout(300);
    letGo();
    await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
    await expect(written(page)).toHaveCount(1);
    letReplace();
    await replaced(page);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)], path).toEqual(['splash']);
  }
});

test('a visitor has the splash until the app is drawn where no public page can be read, and only there', async ({
  page,
}) => {
  const splash = page.locator('#splash span');
  // The worker answers a visitor who returns with the same file as an unknown path gets.
  for (const path of ['/logbook', '/app.html']) {
    const letGo = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(splash, path).toBeVisible();
    // Its text counts as visible before its styles have come, which the browser awaits before it paints.
    await expect
      .poll(() => page.locator('#splash').boundingBox(), path)
      .toMatchObject({ x: 0, y: 0, height: 892 });
    letGo();
    await expect(splash, path).toHaveCount(0);
  }
  const letGo = await holdApp(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(headingOf(page)).toBeVisible();
  await expect(splash).toBeHidden();
  letGo();
  await replaced(page);
});

test('a link of the page still leads on, and the address for sharing does not stay behind', async ({
  page,
}) => {
  await page.goto('/about');
  await replaced(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Stored data/ })
    .click();
  await expect(page).toHaveTitle('Privacy Policy | Holeshot');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the page of a remote is replaced by what an older and a newer version of it draws', async ({
  page,
}) => {
  const site = await openSite();
  try {
    await noteShifts(page);
    for (const [from, to] of [
      ['Forgot your password?', 'Lost your password?'],
      ['Lost your password?', 'Password forgotten?'],
    ] as const) {
      await site.publish('mf-account', { [from]: to });
      const letGo = await holdApp(page);
      await page.goto(`${site.url}/signin`, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toContainText('Sign in to your log book');
      letGo();
      await expect(page.getByRole('link', { name: to })).toBeVisible();
      await replaced(page);
      await expect(page.getByText('Sign in to your log book')).toHaveCount(0);
      expect(await shiftsOf(page)).toEqual([]);
    }
    site.rollBack('mf-account');
    await page.goto(`${site.url}/signin`);
    await expect(page.getByRole('link', { name: 'Lost your password?' })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await site.close();
  }
});

test('a remote that fails says so in the place of its public page', async ({ page, declareFault }) => {
  declareFault({ url: /remotes\/mf-account/, status: 404 });
  declareFault({ url: /mf_account/, status: 'script' });
  await page.route(/remotes\/mf-account/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await replaced(page);
});

import type { BrowserContext, Page } from 'playwright/test';
import { untilOfflineReady } from '../kit/racer';
import { openSite, type OwnSite } from '../kit/site';
import { expect, test as base, withoutNetwork } from '../kit/test';

const test = base.extend<{ site: OwnSite }>({
  site: async ({ context }, use) => {
    const site = await openSite();
    await use(site);
    // A page that still loads would report a missing site.
    await Promise.all(context.pages().map((page) => page.close()));
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const oldWords = 'At least 8 characters.';
const newWords = 'At least eight characters.';
const newer = { [oldWords]: newWords };

const offer = (page: Page) => page.getByRole('dialog', { name: 'New Update!' });
const install = (page: Page) => offer(page).getByRole('button', { name: 'Install' }).click();

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'is not available right now' });
/** Message of a version that is broken on purpose, with the part that it stops. */
const brokenOnPurpose = { url: /mf-account|broken on purpose/, status: 'script' } as const;

/** Returns to the app as a racer does. */
const look = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** Opens the register page of a remote on a device with the whole app. */
const open = async (page: Page, site: OwnSite): Promise<void> => {
  await page.goto(`${site.url}/register`);
  await expect(page.getByText(oldWords)).toBeVisible();
  await untilOfflineReady(page);
  // Requests after the first visit are told apart from it.
  await page.goto(`${site.url}/register`);
  await expect(page.getByText(oldWords)).toBeVisible();
  await untilOfflineReady(page);
  site.asked();
};

const another = async (context: BrowserContext, site: OwnSite, path = '/register'): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${site.url}${path}`);
  await untilOfflineReady(page);
  return page;
};

test('a new version of one remote is fetched alone, what has changed of it, and taken into use in all tabs', async ({
  page,
  context,
  site,
}) => {
  await open(page, site);
  const other = await another(context, site);
  site.asked();
  await site.publish('mf-account', newer);
  await look(page);
  await expect(offer(page)).toBeVisible();
  const files = site.asked().filter((path) => path.endsWith('.js') && path !== '/sw.js');
  expect(files.sort()).toEqual(await site.filesWith(newWords));
  await expect(page.getByText(oldWords)).toBeVisible();
  await install(page);
  await expect(page.getByText(newWords)).toBeVisible();
  await expect(other.getByText(newWords)).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('put off, a new version is there at the next start @all', async ({ page, context, site }) => {
  await open(page, site);
  await site.publish('mf-account', newer);
  await look(page);
  await offer(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toBeHidden();
  await look(page);
  await page.waitForTimeout(1000);
  await expect(offer(page)).toBeHidden();
  await page.close();
  const next = await context.newPage();
  await next.goto(`${site.url}/register`);
  await expect(next.getByText(newWords)).toBeVisible();
});

test('an update loses no typed text: the offer waits here, and another tab waits by itself', async ({
  page,
  context,
  site,
}) => {
  await open(page, site);
  const other = await another(context, site);
  await page.getByLabel('First name').fill('Alex');
  await site.publish('mf-account', newer);
  await look(other);
  await expect(offer(other)).toBeVisible();
  await look(page);
  await install(other);
  await expect(other.getByText(newWords)).toBeVisible();
  await page.waitForTimeout(2500);
  await expect(offer(page)).toBeHidden();
  await expect(page.getByLabel('First name')).toHaveValue('Alex');
  await expect(page.getByText(oldWords)).toBeVisible();
  // An emptied form has nothing to lose.
  await page.getByLabel('First name').fill('');
  await expect(page.getByText(newWords)).toBeVisible();
});

for (const fault of ['missing', 'torn', 'hangs'] as const)
  test(`a version with a file that is ${fault} is not taken, and is once it is whole @all`, async ({
    page,
    site,
    declareFault,
  }) => {
    declareFault({ url: /\/remotes\/mf-account\//, status: 404 });
    await open(page, site);
    const folder = await site.publish('mf-account', newer);
    site.spoil(new RegExp(`${folder}/.*\\.js`), fault);
    await look(page);
    await expect.poll(() => site.asked().some((path) => path.includes(folder))).toBe(true);
    await page.waitForTimeout(1000);
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText(oldWords)).toBeVisible();
    site.heal();
    await look(page);
    await expect(offer(page)).toBeVisible();
    await install(page);
    await expect(page.getByText(newWords)).toBeVisible();
  });

test('on a weak network a new version comes in parts: what has come stays, also where a look reads nothing @all', async ({
  page,
  site,
  declareFault,
}) => {
  declareFault({ url: /\/remotes\/mf-account\//, status: 404 });
  await open(page, site);
  const alsoNew = 'Register a newer account';
  const folder = await site.publish('mf-account', { ...newer, 'Register a new account': alsoNew });
  const [first = ''] = await site.filesWith(newWords);
  const [second = ''] = await site.filesWith(alsoNew);
  expect(second).toContain(folder);
  site.spoil(new RegExp(second), 'missing');
  const asked: string[] = [];
  await look(page);
  await expect
    .poll(() => asked.push(...site.asked()) && asked)
    .toEqual(expect.arrayContaining([first, second]));
  // Requested files stay, the rest of the version is copied.
  await page.waitForTimeout(1000);
  site.spoil(/mf-account\/current\.json/, 'missing');
  await look(page);
  await expect.poll(() => site.asked()).toContain('/remotes/mf-account/current.json');
  await page.waitForTimeout(1000);
  site.heal();
  await look(page);
  await expect(offer(page)).toBeVisible();
  const brought = site.asked().filter((path) => path.includes(folder));
  expect(brought).toEqual([second]);
});

test('the shell is published alone, is offered, and takes control in all tabs', async ({
  page,
  context,
  site,
}) => {
  await open(page, site);
  const other = await another(context, site, '/about');
  site.asked();
  await site.publish('shell', { 'Skip to the page': 'Skip the menus' });
  await look(page);
  await expect(offer(page)).toBeVisible();
  expect(site.asked().filter((path) => /^\/remotes\/.*\.js$/.test(path))).toEqual([]);
  await expect(page.getByText('Skip to the page')).toBeAttached();
  await install(page);
  await expect(page.getByText('Skip the menus')).toBeAttached();
  await expect(other.getByText('Skip the menus')).toBeAttached();
});

test('a shell that stops at its start is left by its Reload once the one before is published again @all', async ({
  page,
  site,
  declareFault,
}) => {
  declareFault({ url: /broken on purpose|\/static\/main/, status: 'script' });
  await open(page, site);
  await site.publish('shell', { '"Skip to the page"': '(()=>{throw new Error("broken on purpose")})()' });
  await look(page);
  await install(page);
  const stopped = page.getByRole('heading', { name: 'Holeshot stopped with an error' });
  await expect(stopped).toBeVisible();
  site.rollBack('shell');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(oldWords)).toBeVisible();
});

test('a tab that was loaded past the worker is offered a new shell too @all', async ({
  page,
  context,
  site,
}) => {
  await open(page, site);
  // Shift and Reload do this.
  const browser = await context.newCDPSession(page);
  await browser.send('Page.reload', { ignoreCache: true });
  await untilOfflineReady(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await site.publish('shell', { 'Skip to the page': 'Skip the menus' });
  await look(page);
  await install(page);
  await expect(page.getByText('Skip the menus')).toBeAttached();
});

test('a new shell that could not ask for a part begins with the version that runs, without a network too @all', async ({
  page,
  context,
  site,
  declareFault,
}) => {
  declareFault({ url: /\/remotes\/mf-account\/current\.json/, status: 404 });
  await open(page, site);
  site.spoil(/\/remotes\/mf-account\/current\.json/, 'missing');
  await site.publish('shell', { 'Skip to the page': 'Skip the menus' });
  await look(page);
  await install(page);
  await expect(page.getByText('Skip the menus')).toBeAttached();
  await context.setOffline(true);
  await page.goto(`${site.url}/register`);
  await expect(page.getByText('Skip the menus')).toBeAttached();
  await expect(page.getByText(oldWords)).toBeVisible();
});

test('a version is taken back, and the racer is offered the one before @all', async ({ page, site }) => {
  await open(page, site);
  await site.publish('mf-account', newer);
  await look(page);
  await install(page);
  await expect(page.getByText(newWords)).toBeVisible();
  await untilOfflineReady(page);
  site.asked();
  site.rollBack('mf-account');
  await look(page);
  await expect(offer(page)).toBeVisible();
  expect(site.asked().filter((path) => /^\/remotes\/.*\.js$/.test(path))).toEqual([]);
  await install(page);
  await expect(page.getByText(oldWords)).toBeVisible();
});

/** Tells whether a worker waits for the next start. */
const waits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test('a shell that is taken back while it waits is offered no more: what runs is what is published @all', async ({
  page,
  site,
}) => {
  await open(page, site);
  await site.publish('shell', { 'Skip to the page': 'Skip the menus' });
  await look(page);
  await expect(offer(page)).toBeVisible();
  site.rollBack('shell');
  await look(page);
  await expect(offer(page)).toBeHidden();
  expect(await waits(page)).toBe(true);
  await page.reload();
  await expect(page.getByText(oldWords)).toBeVisible();
  await look(page);
  await page.waitForTimeout(2000);
  await expect(offer(page)).toBeHidden();
});

/** Returns the versions of a remote that this device's workers will run, including the waiting worker's. */
const decided = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith('holeshot-pointers-'));
    return Promise.all(
      builds.map(async (name) => {
        const kept = await (await caches.open(name)).match('/remotes/mf-account/current.json');
        return ((await kept?.json()) as { folder: string } | undefined)?.folder ?? 'none';
      }),
    );
  });

test('a new shell that waits does not start with a version that was taken back meanwhile @all', async ({
  page,
  site,
}) => {
  await open(page, site);
  const [good = ''] = await decided(page);
  const bad = await site.publish('mf-account', newer);
  await site.publish('shell', { 'Skip to the page': 'Skip the menus' });
  await look(page);
  await expect.poll(() => decided(page)).toEqual([bad, bad]);
  await expect.poll(() => waits(page)).toBe(true);
  site.rollBack('mf-account');
  await look(page);
  await expect.poll(() => decided(page)).toEqual([good, good]);
  await install(page);
  await expect(page.getByText('Skip the menus')).toBeAttached();
  await expect(page.getByText(oldWords)).toBeVisible();
});

test('a new version that cannot be shown is put back by the app itself after the second failure @all', async ({
  page,
  site,
  declareFault,
}) => {
  declareFault(brokenOnPurpose);
  await open(page, site);
  await site.publish('mf-account', { [`"${oldWords}"`]: '(()=>{throw new Error("broken on purpose")})()' });
  await look(page);
  await install(page);
  await expect(failed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(oldWords)).toBeVisible();
  await untilOfflineReady(page);
  await look(page);
  await page.waitForTimeout(1000);
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText(oldWords)).toBeVisible();
});

test('after two bad versions in a row the one that works is put back without a network @all', async ({
  page,
  context,
  site,
  declareFault,
}) => {
  declareFault(brokenOnPurpose);
  declareFault(withoutNetwork);
  await page.clock.install();
  await open(page, site);
  // A version is proven once a page of it has stood for ten seconds, and stays to go back to.
  await page.clock.runFor(10_000);
  await site.publish('mf-account', { [`"${oldWords}"`]: '(()=>{throw new Error("broken on purpose")})()' });
  await site.publish('mf-account', { 'broken on purpose': 'broken on purpose again' });
  await look(page);
  await install(page);
  await expect(failed(page)).toBeVisible();
  // The worker has deleted unused versions by now.
  await untilOfflineReady(page);
  await context.setOffline(true);
  await page.goto(`${site.url}/register`);
  await expect(page.getByText(oldWords)).toBeVisible();
});

test('a version whose code cannot even be started, and that is met first without a network, is put back there @all', async ({
  page,
  context,
  site,
  declareFault,
}) => {
  declareFault(brokenOnPurpose);
  declareFault(withoutNetwork);
  await open(page, site);
  await site.publish('mf-account', { '"use strict";': '"use strict";throw new Error("broken on purpose");' });
  await look(page);
  await expect(offer(page)).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${site.url}/register`);
  await expect(failed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(oldWords)).toBeVisible();
});

for (const [what, told, pointer] of [
  ['port', /stays at its last version\. It needs contract 99/, { contract: 99 }],
  ['React', /stays at its last version\. It needs react \^19\.4\.0/, { uses: { react: '^19.4.0' } }],
] as const)
  test(`a version that needs a newer ${what} is not loaded: the last one goes on, and the racer is told @all`, async ({
    page,
    site,
  }) => {
    await open(page, site);
    await site.publish('mf-account', newer, pointer);
    await look(page);
    await expect(page.getByText(told)).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText(oldWords)).toBeVisible();
  });

test('a version that is published while the network is gone comes with the network @all', async ({
  page,
  context,
  site,
  declareFault,
}) => {
  declareFault(withoutNetwork);
  await open(page, site);
  await context.setOffline(true);
  await site.publish('mf-account', newer);
  await page.goto(`${site.url}/register`);
  await expect(page.getByText(oldWords)).toBeVisible();
  await context.setOffline(false);
  await look(page);
  await expect(offer(page)).toBeVisible();
});

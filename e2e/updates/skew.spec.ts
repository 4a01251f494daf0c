import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { olderReact, openCheckout, reactVersions, type Checkout } from '../kit/checkout';
import { signInSomeone, untilOfflineReady } from '../kit/racer';
import { addLocation } from '../kit/screens';
import { openSite, type OwnSite } from '../kit/site';
import { test as base } from '../kit/test';

/** Test with a site of its own. */
const test = base.extend<{ site: OwnSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern, and the page comes after its site
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });

const oldWords = 'At least 8 characters.';
const newWords = 'At least eight characters.';
const look = () => void window.dispatchEvent(new Event('focus'));

const usesOf = async (dist: string): Promise<Record<string, string>> =>
  (JSON.parse(await readFile(path.join(dist, 'current.json'), 'utf8')) as { uses: Record<string, string> })
    .uses;

const expectLogBook = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Log Book' }).first().click();
  await expect(page.getByRole('heading', { name: 'Log Book', level: 1 })).toBeVisible();
};

/** Saves, checks the stored record and searches for it: the remote's hooks on the React that it is given. */
const expectItWorks = async (page: Page): Promise<void> => {
  await addLocation(page, 'Skew Strip');
  const saved = page.getByRole('main').getByText('Skew Strip');
  await page.getByRole('searchbox', { name: 'Find a track' }).fill('no such track');
  await expect(saved).toBeHidden();
  await page.getByRole('searchbox', { name: 'Find a track' }).fill('skew');
  await expect(saved).toBeVisible();
};

test('a remote of a release after the shell, with a newer shared-core, one more port and more in a call, works beside the others @all', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const newer = await openCheckout();
  try {
    await newer.change('shared-core/src/react/layout/EmptyState.tsx', {
      '{text}': '{text} So says a newer shared-core.',
    });
    await newer.change('mf-locations/src/offer.ts', { 'locations: 1,': 'locations: 1, customFields: 1,' });
    await newer.change('mf-locations/src/page/LocationsPage.tsx', {
      "dialogs.open('location', input)": "dialogs.open('location', { ...input, asked: 'by a newer page' })",
    });
    await newer.change('mf-locations/src/dialog/LocationDialog.tsx', {
      'input: { locationUid, start }': 'input: { locationUid, start, asked }',
      '    >\n      {stored !== undefined':
        '    ><p>Asked {asked}, {typeof ports.customFields.save}</p>{stored !== undefined',
    });
    site.publishBuild('mf-locations', await newer.build('mf-locations'));
  } finally {
    await newer.close();
  }
  await signInSomeone(page);
  await page.goto('/locations');
  await expect(page.getByText('So says a newer shared-core.')).toBeVisible();
  await page.getByRole('button', { name: 'Add location' }).first().click();
  await expect(page.getByText('Asked by a newer page, function')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectItWorks(page);
  await expectLogBook(page);
});

test.describe('a remote of a release before, built for the minor of React before', () => {
  // One worker builds for both.
  test.describe.configure({ mode: 'default' });
  let checkout: Checkout;
  let locations: string;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    checkout = await openCheckout(olderReact);
    // The port for unreadable data came later.
    await checkout.change('mf-locations/src/offer.ts', { 'unreadable: 1,': '' });
    await checkout.change('mf-locations/src/page/LocationsPage.tsx', {
      'unreadable = <UnreadableNote key="unreadable" unreadable={ports.unreadable} list="locations" />':
        'unreadable = null',
      'import { useMemo, useState,': 'import { useMemo, useState, version,',
      'title="Locations"': 'title={`Locations by React ${version}`}',
    });
    locations = await checkout.build('mf-locations');
  });
  test.afterAll(() => checkout.close());

  test('runs on the React of the shell, which is newer @all', async ({ page, site }) => {
    expect(await usesOf(locations)).toMatchObject({ react: '^19.2.0', 'react-dom': '^19.2.0' });
    site.publishBuild('mf-locations', locations);
    await signInSomeone(page);
    await page.goto('/locations');
    await expect(
      page.getByRole('heading', { name: `Locations by React ${reactVersions.shell}` }),
    ).toBeVisible();
    await expectItWorks(page);
    await expectLogBook(page);
  });

  test('runs on a shell of that minor, which gives it the older of two versions of a port; what needs the newer React says so at its place @all', async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000);
    const aliases = Object.entries(olderReact).map(([name, folder]) => `'${name}': '${folder}', `);
    await checkout.change('shell/webpack.config.mjs', { 'alias: {': `alias: { ${aliases.join('')}` });
    // Node would render the public pages with two versions of React; the app draws them all the same.
    await checkout.change('tools/webpack/readPublicPages.mjs', {
      'const { renderPublicPage }': 'return publicPages; const { renderPublicPage }',
    });
    await checkout.change('shared-core/src/platform/ports/ports.ts', {
      'locations: [1]': 'locations: [1, 2]',
    });
    await checkout.change('shell/src/platform/createRecordPorts.ts', {
      'save: (location, before) =>': 'keep: (location, before) =>',
    });
    await checkout.change('shell/src/remotes/olderPorts.ts', {
      'olderPorts: OlderPorts = {':
        'olderPorts: OlderPorts = { locations: { 1: ({ keep, ...port }) => ({ ...port, save: keep }) },',
    });
    const [account, shell] = await Promise.all(['mf-account', 'shell'].map((name) => checkout.build(name)));
    site.publishBuild('mf-account', account!);
    site.publishBuild('mf-locations', locations);
    await cp(shell!, site.folder, { recursive: true });

    await signInSomeone(page);
    await page.goto('/locations');
    await expect(
      page.getByRole('heading', { name: `Locations by React ${reactVersions.older}` }),
    ).toBeVisible();
    await expectItWorks(page);
    await page.getByRole('link', { name: 'Log Book' }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Log Book' })).toContainText(
      'It needs react ^19.3.0, which this version of the app does not have.',
    );
  });
});

test('a remote that was built for a newer minor of React than the app has is put back to the version before @all', async ({
  page,
  site,
  declareFault,
}) => {
  declareFault({ url: /mf_account|mf-account|RUNTIME-|does not satisfy/, status: 'script' });
  await page.goto('/register');
  await expect(page.getByText(oldWords)).toBeVisible();
  await untilOfflineReady(page);
  await site.publish('mf-account', { [oldWords]: newWords, '^19.3.0': '^19.4.0' });
  await page.evaluate(look);
  await page.getByRole('dialog', { name: 'New Update!' }).getByRole('button', { name: 'Install' }).click();
  await expect(page.getByText(oldWords)).toBeVisible({ timeout: 40_000 });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

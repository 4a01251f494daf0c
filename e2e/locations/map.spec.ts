import type { Page } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { openMap } from '../kit/map';
import { demoRacer, signIn, signInSomeone, untilOfflineReady } from '../kit/racer';
import { expect, test, withoutNetwork } from '../kit/test';

const findTrack = (page: Page, words: string): Promise<void> =>
  page.getByRole('searchbox', { name: 'Find a track' }).fill(words);

/** Tells whether this page has run code of the map library; cached code does not count. */
const hasMapLibrary = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, initiatorType }) => initiatorType === 'script' && name.endsWith('.js'),
    );
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('leaflet-container'));
  });

test('a strip is found on the map by keyboard and becomes a track of the racer’s, with a proposed elevation', async ({
  page,
}) => {
  await signInSomeone(page);
  await page.goto('/locations');
  await expect(page.getByRole('heading', { name: 'Track directory' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Location' });

  await test.step('Given the map, which is fetched when it is opened', async () => {
    expect(await hasMapLibrary(page)).toBe(false);
    const map = await openMap(page);
    expect(await hasMapLibrary(page)).toBe(true);
    await findTrack(page, 'northern michigan');
    const marker = map.getByRole('button', { name: 'Northern Michigan Dragway', exact: true });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('When the strip that was pressed there is added, of which much is unknown', async () => {
    const chosen = page.getByRole('list', { name: 'Chosen on the map' });
    await expect(chosen).toContainText('length unknown · elevation unknown · direction unknown');
    await chosen.getByRole('button', { name: 'Source of Northern Michigan Dragway' }).press('Enter');
    await expect(chosen).toContainText('OpenStreetMap node/2951442308');
    await chosen.getByRole('button', { name: 'Add Northern Michigan Dragway to my tracks' }).press('Enter');
    await expect(dialog.getByLabel(/^Title/)).toHaveValue('Northern Michigan Dragway');
    await expect(dialog.getByText('Time zone: America/Detroit')).toBeVisible();
    await expect(dialog.getByLabel(/^Elevation/)).toHaveValue('');
    await dialog.getByText('1/8 mile').click();
  });

  await test.step('The elevation is proposed by the nearest station, and another station can be chosen', async () => {
    await dialog.getByRole('button', { name: /^Use -?[\d,]+ ft$/ }).press('Enter');
    await expect(dialog.getByLabel(/^Elevation/)).toHaveValue(/^-?\d+$/);
    const stations = dialog.getByRole('radio', { name: /mi away/ });
    await expect(stations.first()).toBeChecked();
    await stations.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(stations.nth(1)).toBeChecked();
    await dialog.getByRole('radio', { name: 'South', exact: true }).press('Space');
    await dialog.getByRole('button', { name: 'Save location' }).press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('Then it is among the racer’s tracks, and on the map as one of them', async () => {
    const own = page.getByRole('list', { name: 'Your locations' });
    await expect(own.getByRole('heading', { name: 'Northern Michigan Dragway' })).toBeVisible();
    const map = page.getByRole('application', { name: /^Map\./ });
    await expect(
      map.getByRole('button', { name: 'Northern Michigan Dragway, yours', exact: true }),
    ).toBeVisible();
    await expect(map.getByRole('button', { name: 'Northern Michigan Dragway', exact: true })).toHaveCount(0);
  });
});

test('a group opens by keyboard, and goes on among its tracks @all', async ({ page }) => {
  await signInSomeone(page);
  await page.goto('/locations');
  const map = await openMap(page);
  const group = map.getByRole('button', { name: /^\d+ tracks.*: zoom in$/ }).first();
  const before = await group.getAttribute('aria-label');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('button', { name: before ?? '', exact: true })).toHaveCount(0);
  await expect(map.locator('button:focus')).toHaveCount(1);
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('the map asks nobody else for anything, and is there without a network @all', async ({
    page,
    context,
    declareFault,
  }) => {
    await signInSomeone(page);
    await untilOfflineReady(page);
    declareFault(withoutNetwork);
    await context.setOffline(true);
    await expect(page).toHaveURL('/offline');
    await page.getByRole('button', { name: 'Keep working offline' }).click();
    await page.goto('/locations');
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    const map = await openMap(page);
    await expect(page.getByText('This map is part of the app and needs no network.')).toBeVisible();
    await findTrack(page, 'famoso');
    await map.getByRole('button', { name: 'Auto Club Famoso Raceway', exact: true }).press('Enter');
    await expect(page.getByRole('list', { name: 'Chosen on the map' })).toContainText('McFarland, CA');
    const strangers = asked.filter(({ hostname }) => hostname !== new URL(page.url()).hostname);
    // Firebase tests the network by a picture of its own.
    expect(strangers.map(String).filter((url) => !url.includes('cleardot.gif'))).toEqual([]);
  });
});

test('near me brings the nearest to the top and the device onto the map until it is pressed again, and locates a new track @all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 38.2, longitude: -122.4 });
  await signInSomeone(page);
  await page.goto('/locations');
  const nearMe = page.getByRole('button', { name: 'Near me' });
  await nearMe.press('Enter');
  const strips = page.getByRole('list', { name: 'Track directory' }).getByRole('listitem');
  await expect(strips.first()).toContainText('Sonoma Raceway');
  await expect(strips.first()).toContainText('4.0 mi');
  await openMap(page);
  await expect(page.getByRole('img', { name: 'You are here' })).toBeVisible();
  await nearMe.press('Enter');
  await expect(page.getByRole('img', { name: 'You are here' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add location' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Location' });
  await dialog.getByRole('button', { name: 'Use my position' }).press('Enter');
  await expect(dialog.getByLabel(/^Latitude/)).toHaveValue('38.2');
  await expect(dialog.getByLabel(/^Longitude/)).toHaveValue('-122.4');
  await expect(dialog.getByRole('radio', { name: /mi away/ }).first()).toBeChecked();
});

test('the map, and a track and a strip chosen on it, are accessible in both themes and at 320 px @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, demoRacer);
  await page.goto('/locations');
  const map = await openMap(page);
  await expectAccessible(page);

  await findTrack(page, 'bristol');
  await map.getByRole('button', { name: 'Bristol Dragway, yours', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Bristol Dragway', exact: true })).toHaveCount(2);
  await expectAccessible(page);

  await findTrack(page, 'sonoma');
  await map.getByRole('button', { name: 'Sonoma Raceway', exact: true }).press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen on the map' })).toBeVisible();
  await expectAccessible(page);
});

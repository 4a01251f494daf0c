import type { Page } from 'playwright/test';
import { endAccess, storedOf } from '../kit/emulators';
import { signInSomeone, untilSeeded } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test('a racer whose trial ends in the middle of a form is told so at saving, and the form keeps what was typed @all', async ({
  page,
}) => {
  const racer = await signInSomeone(page);
  await expect(page.getByText('Read-only')).toHaveCount(0);
  await page.goto('/vehicles');
  const add = page.getByRole('button', { name: 'Add vehicle' }).first();
  await add.click();
  const form = page.getByRole('dialog', { name: 'Vehicle' });
  await form.getByLabel(/^Name/).fill('Duster');
  await endAccess(racer.email);
  await expect(page.getByRole('link', { name: 'Read-only', includeHidden: true })).toBeVisible();
  await form.getByRole('button', { name: 'Save vehicle' }).click();

  const needed = page.getByRole('dialog', { name: 'Subscription Needed' });
  await expect(needed).toContainText('This feature requires an active subscription.');
  await page.keyboard.press('Escape');
  await expect(needed).toBeHidden();
  await expect(form.getByLabel(/^Name/)).toHaveValue('Duster');

  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await add.click();
  await needed.getByRole('link', { name: 'Subscription Options' }).click();
  await expect(page).toHaveURL('/subscription');
});

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Actions that a racer without access is refused: page, action and press. */
const refusals: [page: string, action: string, press: (page: Page) => Promise<void>][] = [
  ['/vehicles', 'adding a vehicle', (page) => press(page, 'Add vehicle')],
  ['/vehicles', 'opening a vehicle to change it', (page) => press(page, 'Gas dragster')],
  ['/vehicles', 'duplicating a vehicle', (page) => press(page, 'Duplicate Gas dragster')],
  ['/vehicles', 'deleting a vehicle', (page) => press(page, 'Delete Gas dragster')],
  ['/vehicles', 'bringing back a vehicle', (page) => press(page, "Restore '69 Nova")],
  ['/locations', 'adding a location', (page) => press(page, 'Add location')],
  [
    '/locations',
    'changing a location',
    async (page) => {
      await press(page, 'Bristol Dragway');
      await press(page, 'Save location');
    },
  ],
  ['/locations', 'adding a track from the directory', (page) => press(page, /^Add .* to my tracks$/)],
  ['/predictions', 'saving a prediction card', (page) => press(page, 'Save as a card')],
  ['/logbook', 'logging a pass', (page) => press(page, 'Log a pass')],
  [
    '/settings',
    'adding a custom field',
    async (page) => {
      await press(page, 'Manage custom fields');
      await press(page, 'Add a field');
      await page.getByRole('textbox', { name: /^Name/ }).fill('Tire pressure');
      await press(page, 'Save field');
    },
  ],
  [
    '/settings',
    'changing a custom field',
    async (page) => {
      await press(page, 'Manage custom fields');
      await press(page, 'Edit Launch rpm');
      await press(page, 'Save field');
    },
  ],
  [
    '/settings',
    'deleting a custom field',
    async (page) => {
      await press(page, 'Manage custom fields');
      await press(page, 'Delete Launch rpm');
    },
  ],
];

test('a racer whose trial is over sees and sorts everything, and is led to the subscription by all that writes @all', async ({
  page,
}) => {
  const racer = await signInSomeone(page);
  const needed = page.getByRole('dialog', { name: 'Subscription Needed' });
  await test.step('Given a season, a deleted vehicle and a custom field', async () => {
    await untilSeeded(page, racer);
    await giveSeason(racer.email);
    await page.goto('/vehicles');
    await press(page, "Delete '69 Nova");
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('button', { name: "Restore '69 Nova" })).toBeVisible();
    await page.goto('/settings');
    await press(page, 'Manage custom fields');
    await press(page, 'Add a field');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Launch rpm');
    await press(page, 'Save field');
    await expect(page.getByText('All sent')).toBeVisible();
    await endAccess(racer.email);
    await expect(page.getByRole('link', { name: 'Read-only', includeHidden: true })).toBeVisible();
  });

  await test.step('The log book is sorted and filtered, on a wide screen', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/subscription');
    const isSeen = '"hasSeenSubscriptionRedirectMsg":{"booleanValue":true}';
    await expect.poll(() => storedOf(racer.email)).toContain(isSeen);
    await page.goto('/logbook');
    await expect(page.getByText(/^Passes can be read but not added or changed/)).toBeVisible();
    const figures = page.getByRole('region', { name: 'Passes' }).getByRole('row');
    await expect(figures.nth(1)).toBeVisible();
    const all = await figures.count();
    await page.getByLabel('Lane', { exact: true }).selectOption('Left');
    await expect.poll(() => figures.count()).toBeLessThan(all);
    await expect(figures.nth(1)).toContainText('Left');
    const first = await figures.nth(1).textContent();
    await press(page, 'Date');
    await expect(figures.nth(1)).not.toHaveText(first ?? '');
  });

  await test.step('Tracks are searched, and the next pass is predicted', async () => {
    await page.goto('/locations');
    await page.getByRole('searchbox', { name: 'Find a track' }).fill('bristol');
    await expect(page.getByRole('list', { name: 'Your locations' }).getByRole('listitem')).toHaveCount(1);
    await page.goto('/predictions');
    await expect(page.getByText(/80 % of passes between/)).toBeVisible();
  });

  const before = await storedOf(racer.email);
  for (const [path, action, refused] of refusals)
    await test.step(action, async () => {
      const open = await page.getByRole('dialog').count();
      if (open > 0 || new URL(page.url()).pathname !== path) await page.goto(path);
      await refused(page);
      await expect(needed).toContainText('This feature requires an active subscription.');
      await page.keyboard.press('Escape');
      await expect(needed).toBeHidden();
    });
  await expect(page.getByText('All sent')).toBeVisible();
  expect(await storedOf(racer.email)).toBe(before);
});

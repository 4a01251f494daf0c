import type { Route } from 'playwright/test';
import { signInSomeone, signOut, someone } from '../kit/racer';
import { makeVerifiedAccount } from '../kit/emulators';
import { expect, test } from '../kit/test';

test('a visitor who asks for the log book signs in and lands in the log book', async ({ page }) => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await page.goto('/logbook');
  await expect(page).toHaveURL('/signin');
  await page.getByLabel('Email').fill(racer.email);
  await page.getByLabel('Password', { exact: true }).fill(racer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/logbook');
  await expect(page).toHaveTitle('Log Book | Holeshot');
});

test('a racer signs out, and nothing of them is left on the screen', async ({ page }) => {
  await signInSomeone(page);
  await signOut(page);
  await page.goto('/vehicles');
  await expect(page).toHaveURL('/signin');
});

test('an unknown path says so, without the layout @all', async ({ page }) => {
  await page.goto('/burnout');
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Not Found | Holeshot');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a path is not called unknown before all parts have said which pages they have now @all', async ({
  page,
}) => {
  const pointer = '**/remotes/mf-account/current.json';
  const asked = new Promise<Route>((resolve) => void page.route(pointer, resolve));
  await page.goto('/burnout');
  await expect(page.getByRole('status', { name: 'The page is loading' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not Found' })).toHaveCount(0);
  await (await asked).continue();
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
});

test('/promo-code is a full load of the promo page @all', async ({ page }) => {
  await page.goto('/promo-code');
  await expect(page).toHaveURL('/promo/');
  await expect(page.getByRole('heading', { name: 'Promo code' })).toBeVisible();
});

test('links go through the router: the page is not loaded anew', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('link', { name: /^Stored data, where it is/ }).click();
  await expect(page).toHaveTitle('Privacy Policy | Holeshot');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle('About | Holeshot');
});

test('on a phone, More shows what is not pinned @all', async ({ page }) => {
  await signInSomeone(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More pages' });
  await expect(more.getByRole('link', { name: 'Vehicles' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await more.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');

  await page.goto('/');
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('button', { name: 'More' }).boundingBox()) ?? {};
  const [across, down] = [x + width / 2, y + height / 2];
  await page.mouse.dblclick(across, down);
  await expect(more).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.mouse.click(across, down);
  await expect(more).toBeVisible();
  await page.waitForTimeout(400);
  await page.mouse.click(across, down);
  await expect(more).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the light theme is chosen in the settings and is there at the next start @all', async ({ page }) => {
  await signInSomeone(page);
  await page.goto('/settings');
  await page.getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText('All sent')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByText('As the device').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('dialogs stack: Escape closes the top one, and focus goes back to what opened it', async ({ page }) => {
  await signInSomeone(page);
  await page.goto('/vehicles');
  const add = page.getByRole('button', { name: 'Add vehicle' }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Vehicle' });
  await expect(dialog.getByLabel(/^Name/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

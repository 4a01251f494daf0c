import { makeVerifiedAccount } from '../kit/emulators';
import { register, signIn, someone } from '../kit/racer';
import { noteShifts, shiftsOf, shiftSum, unpressedShiftsOf } from '../kit/shifts';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 390, height: 844 } });

test('nothing moves under the thumb of a new account while the note of the next step arrives', async ({
  page,
}) => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await signIn(page, racer);
  await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
  await expect(page.getByText('The car or bike you race, with its weight.')).toBeVisible();
  await noteShifts(page);
  await page.goto('/');
  await expect(page.getByText('The car or bike you race, with its weight.')).toBeVisible();
  await page.waitForTimeout(1_000);
  // A card may change a line of its own.
  expect(await shiftSum(page)).toBeLessThan(0.01);
  const before = (await unpressedShiftsOf(page)).length;
  await page.getByRole('navigation', { name: 'Pinned' }).getByRole('link', { name: 'Log Book' }).click();
  await expect(page.getByRole('complementary', { name: 'First steps' })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect((await unpressedShiftsOf(page)).slice(before)).toEqual([]);
});

test('nothing moves for a racer whose address is not verified', async ({ page }) => {
  await noteShifts(page);
  await page.goto('/register');
  await register(page, someone());
  await expect(page).toHaveURL('/email-verification');
  await page.waitForTimeout(1_000);
  const before = (await unpressedShiftsOf(page)).length;
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Vehicles' }).click();
  const note = page.getByRole('complementary', { name: 'Email not verified' });
  await expect(note).toBeVisible();
  await page.waitForTimeout(1_000);
  await page.getByRole('navigation', { name: 'Pinned' }).getByRole('link', { name: 'Log Book' }).click();
  await expect(note).toBeVisible();
  await page.waitForTimeout(1_000);
  expect((await unpressedShiftsOf(page)).slice(before)).toEqual([]);
});

test('a page that is opened anew appears where it stays', async ({ page }) => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await signIn(page, racer);
  await noteShifts(page);
  for (const path of ['/vehicles', '/locations', '/logbook', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

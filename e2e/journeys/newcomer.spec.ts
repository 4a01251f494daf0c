import { expectAccessible } from '../kit/accessibility';
import { followVerificationLink } from '../kit/emulators';
import { register, signInSomeone, someone } from '../kit/racer';
import { fillVehicle, logPass, slip } from '../kit/screens';
import { expect, test } from '../kit/test';

test('a newcomer is led from registering to the first call without a dead end', async ({ page }) => {
  const racer = someone();
  const unverified = page.getByRole('complementary', { name: 'Email not verified' });
  const steps = page.getByRole('complementary', { name: 'First steps' });

  await test.step('Given a racer who has registered and goes on without verifying', async () => {
    await page.goto('/register');
    await register(page, racer);
    await expect(page).toHaveURL('/email-verification');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Vehicles' }).click();
    await expect(unverified).toContainText(racer.email);
    await expect(page.getByText(/has ended/)).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('Who is told so where something is to be added, and by a check that is too early', async () => {
    await page.getByRole('button', { name: 'Add vehicle' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Verify your email first' });
    await dialog.getByRole('button', { name: 'I have verified' }).click();
    await expect(dialog.getByText(/Not verified yet/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('When the link in the email is opened, the open tab notices by itself', async () => {
    await followVerificationLink(racer.email);
    // Five seconds, and a busy machine.
    await expect(unverified).toBeHidden({ timeout: 10_000 });
    await expect(steps).toContainText('Step 1 of 4');
  });

  await test.step('Then each step leads to the next', async () => {
    await fillVehicle(page, '’69 Nova');
    await steps.getByRole('link', { name: 'Add your track' }).click();
    await page.getByRole('searchbox', { name: 'Find a track' }).fill('great lakes');
    await page.getByRole('button', { name: 'Add Great Lakes Dragaway to my tracks' }).click();
    await steps.getByRole('link', { name: 'Log a pass' }).click();
    await logPass(page, slip);
  });

  await test.step('And the last one to the number', async () => {
    await steps.getByRole('link', { name: 'See your number' }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/^1[01]\.\d{3}$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/80 % of passes between/)).toBeVisible();
    await expect(steps).toBeHidden();
  });
});

test('a known track is added in two taps, with its elevation, direction and station, and taken back by one', async ({
  page,
}) => {
  await signInSomeone(page);
  await page.goto('/locations');
  const own = page.getByRole('list', { name: 'Your locations' });
  const add = page.getByRole('button', { name: 'Add Byron Dragway to my tracks' });

  await page.getByRole('searchbox', { name: 'Find a track' }).click();
  await page.keyboard.type('byron');
  await add.click();

  await expect(page.getByText('Byron Dragway added: 709 ft, cars run south.')).toBeVisible();
  await expect(own).toContainText(/Elevation709ft/);
  await expect(own).toContainText(/Cars runSouth/);
  // Undo stays for ten seconds only.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveCount(0);

  await add.click();
  await expect(own).toContainText(/Weather from .+ mi away/, { timeout: 30_000 });
  await expect(own).toContainText(/DA now[-−]?[\d,]+ft/);
});

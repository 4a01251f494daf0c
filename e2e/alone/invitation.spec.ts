import { letRegister } from '../kit/emulators';
import { fillSignIn, register, someone, verify } from '../kit/racer';
import { expect, test } from '../kit/test';

const invitationOnly =
  "Registration is currently by invitation only. Please ensure that the email you're using to register is authorized.";

test.afterEach(() => letRegister('everyone'));

test('who is not invited is told so and stays signed out; the invited gets in @all', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /completeRegistration/, status: 403 });
  const guest = someone();
  const stranger = someone();
  const snackbar = page.getByRole('alert').filter({ hasText: invitationOnly });
  await letRegister([guest.email]);

  await test.step('Given a stranger who registers and verifies the address', async () => {
    await page.goto('/register');
    await expect(page.getByText(/Use the invited address/)).toBeVisible();
    await register(page, stranger);
    await verify(page, stranger);
  });

  await test.step('Then the refusal stays in words on Register, and nobody is signed in', async () => {
    await expect(snackbar).toContainText(invitationOnly);
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('And signing in ends there again', async () => {
    await snackbar.getByRole('button', { name: 'Close' }).click();
    await expect(snackbar).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, stranger);
    await expect(snackbar).toBeVisible();
    await expect(page).toHaveURL('/register');
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('But the invited address gets in', async () => {
    await register(page, guest);
    await verify(page, guest);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Profile of Alex Miller' })).toBeVisible();
  });
});

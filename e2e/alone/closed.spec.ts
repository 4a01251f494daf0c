import { letRegister, makeVerifiedAccount } from '../kit/emulators';
import { fillSignIn, signIn, signInSomeone, signOut, someone, untilSeeded } from '../kit/racer';
import { expect, test } from '../kit/test';

test.afterEach(() => letRegister('everyone'));

test('while registering is closed the screen says so, and who has an account goes on @all', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /completeRegistration/, status: 403 });
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  const stranger = someone();
  await makeVerifiedAccount(stranger);
  await letRegister('nobody');

  await test.step('The racer with an account signs in as before', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
    await signOut(page);
    await signIn(page, racer);
    await signOut(page);
  });

  await test.step('A visitor cannot register', async () => {
    await page.goto('/register');
    await expect(page.getByText('Registration is closed for now.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  await test.step('Nor can who has only an address', async () => {
    await page.getByRole('link', { name: 'Sign in to an account you have' }).click();
    await fillSignIn(page, stranger);
    await expect(page.getByRole('alert').filter({ hasText: /by invitation only/ })).toBeVisible();
    await expect(page).toHaveURL('/register');
  });
});

import { chooseNewPassword, makeVerifiedAccount, protectEmails } from '../kit/emulators';
import { fillSignIn, someone } from '../kit/racer';
import { expect, test } from '../kit/test';

test.beforeEach(() => protectEmails(true));
test.afterEach(() => protectEmails(false));

test('a racer who forgot the password chooses a new one, and the old one counts no more @all', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /identitytoolkit\.googleapis\.com/, status: 400 });
  const racer = someone();
  const renewed = { ...racer, password: 'staging-lanes-43' };
  await makeVerifiedAccount(racer);

  await test.step('Given a link that was asked for', async () => {
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(racer.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If there is an account for ${racer.email}`)).toBeVisible();
  });

  await test.step('When the new password is chosen behind it', () =>
    chooseNewPassword(racer.email, renewed.password));

  await test.step('Then the old one is refused', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, racer);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Incorrect email or password.');
    await expect(page.getByLabel('Email')).toHaveValue(racer.email);
  });

  await test.step('And the new one opens the app', async () => {
    await fillSignIn(page, renewed);
    await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('an address without an account gets the same words, at both places @all', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /identitytoolkit\.googleapis\.com/, status: 400 });
  const stranger = someone();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${stranger.email}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, stranger);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Incorrect email or password.');
});

import { randomUUID } from 'node:crypto';
import { signOut } from '../kit/racer';
import { expect, test } from '../kit/test';

test('Google: called off it changes nothing, a new account is registered by it, and is known the next time @all', async ({
  page,
}) => {
  const email = `${randomUUID()}@gmail.test`;
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
  await page.goto('/vehicles');
  await expect(page).toHaveURL('/signin');

  await test.step('Called off, that is said and nobody is signed in', async () => {
    await google.click();
    await chooser.getByRole('button', { name: 'Cancel' }).click();
    await expect(chooser).toBeHidden();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Popup closed by user.');
    await expect(page).toHaveURL('/signin');
  });

  await test.step('A new account is in the trial, without an address to verify, on the page that was wanted', async () => {
    await google.click();
    await chooser.getByLabel('Google email').fill(email);
    await chooser.getByLabel('Name').fill('Dana Lee Ritter');
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('link', { name: 'Profile of Dana Lee Ritter' })).toBeVisible();
    await expect(page).toHaveURL('/vehicles');
    await expect(page.getByText('Add the car or bike you race')).toBeVisible();
    await page.goto('/subscription');
    await expect(page.getByRole('region', { name: 'Your access' })).toContainText('Your trial is running.');
  });

  await test.step('The next time it is one of those to choose from, and the same racer', async () => {
    await signOut(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await google.click();
    await chooser.getByRole('button', { name: `Dana Lee Ritter (${email})` }).click();
    await expect(page.getByRole('link', { name: 'Profile of Dana Lee Ritter' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

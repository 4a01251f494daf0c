import { makeVerifiedAccount } from '../kit/emulators';
import { register, someone } from '../kit/racer';
import { expect, test } from '../kit/test';

const authCalls = /identitytoolkit\.googleapis\.com/;

test('a wrong password gets a sentence, and the email stays typed @all', async ({ page, declareFault }) => {
  declareFault({ url: authCalls, status: 400 });
  const racer = someone();
  await makeVerifiedAccount(racer);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(racer.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Incorrect (email or )?password\./);
  await expect(page.getByLabel('Email')).toHaveValue(racer.email);
});

test('an address in use gets a sentence, and nothing typed is lost @all', async ({ page, declareFault }) => {
  declareFault({ url: authCalls, status: 400 });
  const racer = someone();
  await makeVerifiedAccount(racer);
  await page.goto('/register');
  await register(page, racer);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The email address is already in use.');
  await expect(page.getByLabel('First name')).toHaveValue('Alex');
});

test('signing in while the account service cannot be reached gets a sentence @all', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: authCalls, status: 'offline' });
  await page.goto('/signin');
  await page.route(authCalls, (route) => route.abort());
  await page.getByLabel('Email').fill('alex@holeshot.test');
  await page.getByLabel('Password', { exact: true }).fill('burnout-box-42');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/network/i);
  await expect(page.getByLabel('Email')).toHaveValue('alex@holeshot.test');
});

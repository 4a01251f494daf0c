import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { followVerificationLink, makeVerifiedAccount, storedOf } from './emulators';

/** Email and password that a racer signs in with. */
export interface Racer {
  email: string;
  password: string;
}

/** A new address for each test, so that tests share nothing. */
export const someone = (): Racer => ({ email: `${randomUUID()}@holeshot.test`, password: 'burnout-box-42' });

/** The racer whose season the local stack brings along. */
export const demoRacer: Racer = { email: 'demo@holeshot.test', password: 'holeshot-demo' };

/** Fills and sends the form of the SignIn screen, which is open. */
export const fillSignIn = async (page: Page, { email, password }: Racer): Promise<void> => {
  // The page before it may have fields of the same names.
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs in through the screen. */
export const signIn = async (page: Page, racer: Racer): Promise<void> => {
  await page.goto('/signin');
  await fillSignIn(page, racer);
  await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
};

/** A new racer in the trial, signed in. */
export const signInSomeone = async (page: Page): Promise<Racer> => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await signIn(page, racer);
  return racer;
};

/** Waits until the app's own notes at a first sign-in are on the server, so that all that is sent next is the racer's. */
export const untilSeeded = async (page: Page, { email }: Racer): Promise<void> => {
  await expect.poll(() => storedOf(email)).toContain('logBookSettings');
  await expect(page.getByText('All sent')).toBeVisible();
};

/** Signs out where the app offers it, on the profile, once nothing is left to send that it would ask about. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^Profile of/ }).click();
  await expect(page.getByText('All sent')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
};

/** Fills and sends the form of the Register screen, which is open; the address is to be verified then. */
export const register = async (page: Page, { email, password }: Racer): Promise<void> => {
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Miller');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
};

/** Opens the link in the verification mail, and says so on the screen that waits for it. */
export const verify = async (page: Page, { email }: Racer): Promise<void> => {
  await expect(page).toHaveURL('/email-verification');
  await expect(page.getByText(email)).toBeVisible();
  await followVerificationLink(email);
  await page.getByRole('button', { name: 'I have verified it' }).click();
};

/** Waits until the app works without a network: shell and all remotes are in the worker's cache. */
export const untilOfflineReady = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 });
};

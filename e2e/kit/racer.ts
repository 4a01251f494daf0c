import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { followVerificationLink, makeVerifiedAccount, storedOf } from './emulators';

/** Email and password of a racer. */
export interface Racer {
  email: string;
  password: string;
}

/** Creates a racer with a new address, so that tests share nothing. */
export const someone = (): Racer => ({ email: `${randomUUID()}@holeshot.test`, password: 'burnout-box-42' });

/** Racer with the season of the local stack. */
export const demoRacer: Racer = { email: 'demo@holeshot.test', password: 'holeshot-demo' };

/** Fills in and sends the form of the open SignIn screen. */
export const fillSignIn = async (page: Page, { email, password }: Racer): Promise<void> => {
  // The page before it may have fields of the same names.
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs in on the screen. */
export const signIn = async (page: Page, racer: Racer): Promise<void> => {
  await page.goto('/signin');
  await fillSignIn(page, racer);
  await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
};

/** Signs in a new racer in the trial. */
export const signInSomeone = async (page: Page): Promise<Racer> => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await signIn(page, racer);
  return racer;
};

/** Waits until the server has the app's own writes of a first sign-in: all later ones are the racer's. */
export const untilSeeded = async (page: Page, { email }: Racer): Promise<void> => {
  await expect.poll(() => storedOf(email)).toContain('logBookSettings');
  await expect(page.getByText('All sent')).toBeVisible();
};

/** Signs out in the dialog that asks, where everything is sent; this device keeps its copy. */
export const confirmSignOut = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: 'Sign out' })
    .getByRole('button', { name: 'Sign out', exact: true })
    .click();

/** Signs out on the profile once nothing is left to send. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^Profile of/ }).click();
  await expect(page.getByText('All sent')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await confirmSignOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
};

/** Fills in and sends the form of the open Register screen; the address is unverified then. */
export const register = async (page: Page, { email, password }: Racer): Promise<void> => {
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Miller');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
};

/** Opens the link in the verification mail, and confirms on the waiting screen, if that has not noticed by itself. */
export const verify = async (page: Page, { email }: Racer): Promise<void> => {
  await expect(page).toHaveURL('/email-verification');
  await expect(page.getByText(email)).toBeVisible();
  await followVerificationLink(email);
  const button = page.getByRole('button', { name: 'I have verified it' });
  // An open tab notices within five seconds, so the button may go while it is pressed.
  await button.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page).not.toHaveURL('/email-verification');
};

/** Waits until the worker has cached the shell and all remotes. */
export const untilOfflineReady = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 });
};

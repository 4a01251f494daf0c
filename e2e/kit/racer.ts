import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { makeVerifiedAccount } from './emulators';

export interface Racer {
  email: string;
  password: string;
}

/** A new address for each test, so that tests share nothing. */
export const someone = (): Racer => ({ email: `${randomUUID()}@holeshot.test`, password: 'burnout-box-42' });

/** The racer whose season the local stack brings along. */
export const demoRacer: Racer = { email: 'demo@holeshot.test', password: 'holeshot-demo' };

/** Signs in through the screen. */
export const signIn = async (page: Page, { email, password }: Racer): Promise<void> => {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
};

/** A new racer in the trial, signed in. */
export const signInSomeone = async (page: Page): Promise<Racer> => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await signIn(page, racer);
  return racer;
};

/** Waits until the app works without a network: shell and all remotes are in the worker's cache. */
export const untilOfflineReady = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 });
};

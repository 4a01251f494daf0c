import { followVerificationLink, makeVerifiedAccount } from '../../kit/emulators';
import { someone, type Racer } from '../../kit/racer';
import type { Tab } from '../driver/tab';
import { expect } from './test';

/** Fills and sends the form of the SignIn screen, which is open. */
export const fillSignIn = async (tab: Tab, { email, password }: Racer): Promise<void> => {
  const form = tab.find('form', 'Sign in');
  await form.label(/^Email/).type(email);
  await form.label(/^Password/).type(password);
  await form.find('button', 'Sign in').click();
};

/** Waits until a racer is signed in. */
export const expectSignedIn = (tab: Tab): Promise<void> => tab.find('link', /^Profile of/).seen();

/** Signs in through the screen. */
export const signIn = async (tab: Tab, racer: Racer): Promise<void> => {
  await tab.open('/signin');
  await fillSignIn(tab, racer);
  await expectSignedIn(tab);
};

/** A new racer in the trial, signed in. */
export const signInSomeone = async (tab: Tab): Promise<Racer> => {
  const racer = someone();
  await makeVerifiedAccount(racer);
  await signIn(tab, racer);
  return racer;
};

/** Signs out on the profile, once nothing is left to send. */
export const signOut = async (tab: Tab): Promise<void> => {
  await tab.find('link', /^Profile of/).click();
  await tab.text('All sent').seen(90_000);
  await tab.find('button', 'Sign out').click();
  await tab
    .find('dialog', 'Sign out')
    .find('button', /^Sign out$/)
    .click();
  await tab.find('banner').find('link', 'Sign in').seen();
};

/** Fills and sends the form of the Register screen, which is open. */
export const register = async (tab: Tab, { email, password }: Racer): Promise<void> => {
  await tab.label(/^First name/).type('Alex');
  await tab.label(/^Last name/).type('Miller');
  await tab.label(/^Email/).type(email);
  await tab.label(/^Password/).type(password);
  await tab.label(/^Confirm password/).type(password);
  await tab.find('button', 'Register').click();
};

/** Opens the link in the verification mail; the screen that waits for it notices by itself. */
export const verify = async (tab: Tab, { email }: Racer): Promise<void> => {
  await expect.poll(tab.url).toBe('/email-verification');
  await followVerificationLink(email);
  await expect.poll(tab.url, { timeout: 30_000 }).not.toBe('/email-verification');
};

/** Waits until the app works without a network. */
export const untilOfflineReady = (tab: Tab): Promise<void> =>
  expect
    .poll(() => tab.run(() => document.documentElement.dataset['offline']), { timeout: 60_000 })
    .toBe('ready');

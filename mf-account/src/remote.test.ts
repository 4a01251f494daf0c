/** @jest-environment jsdom */
import { createMemoryPlatform, describeRemote } from '@holeshot/shared-core/testing';
import { within } from '@testing-library/react';
import { offer } from './offer';
import { remote } from './remote';

const page = (title: string) => (drawn: HTMLElement) =>
  expect(within(drawn).getByRole('heading', { level: 1 })).toHaveTextContent(title);

describeRemote('the account', offer, remote, {}, createMemoryPlatform, {
  signin: page('Sign in'),
  register: page('Register'),
  forgotPassword: page('Forgot password'),
  emailVerification: page('Verify your email'),
  profile: page('Profile'),
  settings: page('Settings'),
  subscription: page('Subscription'),
  account: (drawn) =>
    expect(within(drawn).getByRole('region', { name: 'Account' })).toHaveTextContent('12 days left'),
});

describe('the account remote', () => {
  test('offers its one widget', () => {
    expect(Object.keys(offer.widgets)).toEqual(['account']);
  });

  test('its pages, who may see them, and where they stand in the navigation', () => {
    expect(
      Object.values(offer.pages).map((page) => [
        page.path,
        page.requiresAuth,
        page.leftNav,
        page.bottomNav,
        page.title,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['/signin', false, false, false, 'SignIn'],
        ['/register', false, false, false, 'Register'],
        ['/forgot-password', false, false, false, 'Forgot Password'],
        ['/email-verification', true, false, false, 'EmailVerification'],
        ['/profile', true, false, false, 'Profile'],
        ['/settings', true, true, true, 'Settings'],
        ['/subscription', false, true, false, 'Subscription'],
      ]),
    );
  });
});

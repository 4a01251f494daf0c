/** @jest-environment jsdom */
import { describeRemote } from '@holeshot/shared-core/testing';
import { offer } from './offer';
import { remote } from './remote';

describeRemote('the account', offer, remote);

describe('the account remote', () => {
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

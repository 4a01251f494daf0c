/** @jest-environment jsdom */
import type { PlatformOf } from '@holeshot/shared-core';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { act, within } from '@testing-library/react';
import { offer } from './offer';
import { remote } from './remote';

const mount = async (name: string, load: typeof remote.widgets.account) => {
  const all = createMemoryPlatform();
  const asked = Object.keys(offer.needs) as (keyof typeof offer.needs)[];
  const platform = Object.fromEntries(asked.map((name) => [name, all[name]])) as unknown as PlatformOf<
    typeof offer.needs
  >;
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = {
    platform,
    name,
    domElement,
    idPrefix: 'test-',
    onFailure: (error: unknown) => {
      throw error;
    },
  };
  const lifecycle = await load();
  await lifecycle.bootstrap(props);
  // Both settle only after React has worked, which it does at the end of `act`.
  const settled = async (work: () => Promise<unknown>): Promise<void> => {
    let working: Promise<unknown> = Promise.resolve();
    act(() => {
      working = work();
    });
    await working;
  };
  await settled(() => lifecycle.mount(props));
  return { domElement, unmount: () => settled(() => lifecycle.unmount(props)) };
};

describe('the account remote', () => {
  test('its offer is pure data, as the pointer file carries it', () => {
    expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
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

  test.each([
    ['signin', 'Sign in'],
    ['register', 'Register'],
    ['forgotPassword', 'Forgot password'],
    ['emailVerification', 'Verify your email'],
    ['profile', 'Profile'],
    ['settings', 'Settings'],
    ['subscription', 'Subscription'],
  ] as const)(
    '%s mounts with the ports of the offer alone, and leaves nothing behind',
    async (page, title) => {
      const { domElement, unmount } = await mount(page, remote.pages[page]);
      expect(within(domElement).getByRole('heading', { level: 1 })).toHaveTextContent(title);
      await unmount();
      expect(domElement).toBeEmptyDOMElement();
    },
  );

  test('its widget mounts with the ports of the offer alone, and leaves nothing behind', async () => {
    expect(Object.keys(offer.widgets)).toEqual(['account']);
    const { domElement, unmount } = await mount('account', remote.widgets.account);
    expect(within(domElement).getByRole('region', { name: 'Account' })).toHaveTextContent('12 days left');
    await unmount();
    expect(domElement).toBeEmptyDOMElement();
  });
});

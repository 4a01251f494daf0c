/** @jest-environment jsdom */
import { contractVersion, icons } from '@holeshot/shared-core';
import { readDebugLog } from '../debugLog/debugLog';
import { offers$, offersAreRead$, refreshOffers } from './offers';

const page = (path: string) => ({
  ...{ path, title: 'Page', icon: icons.flagIcon },
  ...{ requiresAuth: false, leftNav: true, bottomNav: false },
});

test('a page that a remote puts at the path of another is left out, and the debug log names the remote', async () => {
  const vehicles = page('/vehicles');
  const of = { name: 'mf_vehicles', contract: contractVersion };
  const offer = {
    ...{ ...of, title: 'Vehicles', needs: {}, dialogs: {}, widgets: {} },
    pages: { vehicles, about: page('/about') },
  };
  const pointer = { ...of, version: '4.4.18', folder: 'f', entry: 'f/e', files: [], offer };
  const { fetch } = globalThis;
  globalThis.fetch = (url) =>
    Promise.resolve({
      ok: (url as string).includes('/mf-vehicles/'),
      json: () => Promise.resolve(pointer),
    } as Response);
  expect(offersAreRead$.value).toBe(false);
  await refreshOffers();
  expect(offersAreRead$.value).toBe(true);
  globalThis.fetch = fetch;
  expect(offers$.value['mf_vehicles']?.pages).toEqual({ vehicles });
  expect(readDebugLog().map(({ text }) => text)).toEqual([
    expect.stringMatching(/^mf_vehicles@4\.4\.18: .*\/about is a page of shell; this one is left out\./),
  ]);
});

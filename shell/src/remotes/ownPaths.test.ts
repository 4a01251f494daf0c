import { contractVersion, icons, type Offer } from '@holeshot/shared-core';
import { ownPaths } from './ownPaths';

const offer = (name: `mf_${string}`, ...paths: `/${string}`[]): Offer => ({
  name,
  title: name,
  contract: contractVersion,
  needs: {},
  pages: Object.fromEntries(
    paths.map((path) => [
      path.slice(1),
      { path, title: path, icon: icons.flagIcon, requiresAuth: true, leftNav: true, bottomNav: false },
    ]),
  ),
  dialogs: {},
  widgets: {},
});

const offersOf = (...offers: Offer[]) => Object.fromEntries(offers.map((each) => [each.name, each]));

const builtIn = offersOf(
  offer('mf_logbook', '/logbook'),
  offer('mf_predictions', '/predictions'),
  offer('mf_vehicles', '/vehicles'),
);
const order = ['mf_logbook', 'mf_predictions', 'mf_vehicles'];
const own = (...now: Offer[]) =>
  ownPaths({ ...builtIn, ...offersOf(...now) }, { builtIn, shellPaths: ['/', '/about'], order });

describe('a page that a remote offers', () => {
  test('is there where its path is nobody else’s', () => {
    const { offers, taken } = own(offer('mf_vehicles', '/vehicles', '/garage'));
    expect(Object.keys(offers['mf_vehicles']?.pages ?? {})).toEqual(['vehicles', 'garage']);
    expect(taken).toEqual([]);
  });

  test('does not replace a page of the shell', () => {
    const { offers, taken } = own(offer('mf_vehicles', '/vehicles', '/about'));
    expect(Object.keys(offers['mf_vehicles']?.pages ?? {})).toEqual(['vehicles']);
    expect(taken).toEqual([{ remote: 'mf_vehicles', path: '/about', owner: 'shell' }]);
  });

  test('does not replace a page of another remote, though it comes before it in the menus', () => {
    const { offers, taken } = own(offer('mf_logbook', '/logbook', '/predictions'));
    expect(offers['mf_logbook']?.pages).toEqual(builtIn['mf_logbook']?.pages);
    expect(offers['mf_predictions']).toEqual(builtIn['mf_predictions']);
    expect(taken).toEqual([{ remote: 'mf_logbook', path: '/predictions', owner: 'mf_predictions' }]);
  });

  test('is there where the remote that had its path has given it up', () => {
    const { offers, taken } = own(offer('mf_predictions'), offer('mf_vehicles', '/vehicles', '/predictions'));
    expect(Object.keys(offers['mf_vehicles']?.pages ?? {})).toEqual(['vehicles', 'predictions']);
    expect(taken).toEqual([]);
  });

  test('is the first one’s in the menus where two have taken a new path since the app was built', () => {
    const { taken } = own(
      offer('mf_vehicles', '/vehicles', '/season'),
      offer('mf_logbook', '/logbook', '/season'),
    );
    expect(taken).toEqual([{ remote: 'mf_vehicles', path: '/season', owner: 'mf_logbook' }]);
  });
});

/** @jest-environment jsdom */
import { contractVersion, icons, type Offer, type Session } from '@holeshot/shared-core';
import { racerSession as racer } from '@holeshot/shared-core/testing';
import { writeDashboardSnapshot } from '../dashboard/dashboardSnapshot';
import { offers$ } from '../remotes/offers';
import { fetchFirst } from './fetchFirst';

const offerOf = (name: Offer['name'], path: `/${string}`): Offer => ({
  name,
  title: 'Test',
  contract: contractVersion,
  needs: {},
  pages: {
    page: { path, title: 'Page', icon: icons.carIcon, requiresAuth: true, leftNav: true, bottomNav: true },
  },
  dialogs: {},
  widgets: {},
});

/** Returns the requests when the app starts on a page. */
const requestedAt = (pathname: string, session: Session, isFromDevice = true): string[] => {
  const requested: string[] = [];
  const request = (what: string) => {
    requested.push(what);
    return Promise.resolve();
  };
  void fetchFirst(pathname, session, {
    isFromDevice: () => isFromDevice,
    page: (remote, page) => request(`${remote}/${page}`),
    version: ({ name }) => request(name),
    federation: () => request('federation'),
    dashboard: () => request('dashboard'),
    remembered: () => void request('remembered'),
  });
  return requested;
};

describe('the requests before the first paint', () => {
  beforeEach(() => {
    localStorage.clear();
    offers$.next({
      mf_logbook: offerOf('mf_logbook', '/logbook'),
      mf_predictions: offerOf('mf_predictions', '/predictions'),
    });
  });

  test.each([
    ['/logbook', 'mf_logbook'],
    ['/predictions/', 'mf_predictions'],
  ])(
    'at %s are the version of its remote, and its code if that is on the device, else the federation runtime',
    (pathname, remote) => {
      expect(requestedAt(pathname, racer)).toEqual([`${remote}/page`, remote]);
      expect(requestedAt(pathname, racer, false)).toEqual(['federation', remote]);
      expect(requestedAt(pathname, { status: 'signed-out' })).toEqual([]);
    },
  );

  test.each(['/about', '/no-such-page'])('at %s, which no remote draws, are none', (pathname) => {
    expect(requestedAt(pathname, racer)).toEqual([]);
  });

  test('on Home are the versions of the remembered cards, each remote once', () => {
    writeDashboardSnapshot(racer.uid, [
      { id: '1', widget: 'shell/intro', wide: true },
      { id: '2', widget: 'mf_weather/current-weather', wide: false },
      { id: '3', widget: 'mf_predictions/prediction', wide: false },
      { id: '4', widget: 'mf_predictions/accuracy', wide: false },
      'torn',
    ]);
    expect(requestedAt('/', racer)).toEqual(['dashboard', 'remembered', 'mf_predictions', 'mf_weather']);
    expect(requestedAt('/', { ...racer, uid: 'another' })).toEqual(['dashboard', 'remembered']);
  });

  test('wait only for the version of a page on the device, never for the network', async () => {
    let answer = (): void => undefined;
    const waitAt = (pathname: string, isFromDevice: boolean) =>
      fetchFirst(pathname, racer, {
        isFromDevice: () => isFromDevice,
        page: () => Promise.resolve(),
        version: () => new Promise<void>((resolve) => (answer = resolve)),
        federation: () => Promise.resolve(),
        dashboard: () => Promise.resolve(),
        remembered: () => undefined,
      });
    expect(waitAt('/logbook', false)).toBeUndefined();
    expect(waitAt('/', true)).toBeUndefined();
    const waiting = waitAt('/logbook', true);
    answer();
    await expect(waiting).resolves.toBeDefined();
  });

  test('on Home are none for a visitor', () => {
    writeDashboardSnapshot(racer.uid, [{ id: '1', widget: 'mf_weather/current-weather', wide: false }]);
    expect(requestedAt('/', { status: 'signed-out' })).toEqual([]);
  });
});

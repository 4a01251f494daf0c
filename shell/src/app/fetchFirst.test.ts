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

/** What is asked for when the app is opened with a page. */
const askedFor = (pathname: string, session: Session, isFromDevice = true): string[] => {
  const asked: string[] = [];
  const ask = (what: string) => {
    asked.push(what);
    return Promise.resolve();
  };
  void fetchFirst(pathname, session, {
    isFromDevice: () => isFromDevice,
    page: (remote, page) => ask(`${remote}/${page}`),
    version: ({ name }) => ask(name),
    federation: () => ask('federation'),
    dashboard: () => ask('dashboard'),
    remembered: () => void ask('remembered'),
  });
  return asked;
};

describe('what is asked for before the first paint', () => {
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
    'at %s is the version of the remote that draws it, and its code where it is on the device, else what loads remotes',
    (pathname, remote) => {
      expect(askedFor(pathname, racer)).toEqual([`${remote}/page`, remote]);
      expect(askedFor(pathname, racer, false)).toEqual(['federation', remote]);
      expect(askedFor(pathname, { status: 'signed-out' })).toEqual([]);
    },
  );

  test.each(['/about', '/no-such-page'])('at %s, which no remote draws, is nothing', (pathname) => {
    expect(askedFor(pathname, racer)).toEqual([]);
  });

  test('on Home are the cards that this device last showed the racer, each remote once', () => {
    writeDashboardSnapshot(racer.uid, [
      { id: '1', widget: 'shell/intro', wide: true },
      { id: '2', widget: 'mf_weather/current-weather', wide: false },
      { id: '3', widget: 'mf_predictions/prediction', wide: false },
      { id: '4', widget: 'mf_predictions/accuracy', wide: false },
      'torn',
    ]);
    expect(askedFor('/', racer)).toEqual(['dashboard', 'remembered', 'mf_predictions', 'mf_weather']);
    expect(askedFor('/', { ...racer, uid: 'another' })).toEqual(['dashboard', 'remembered']);
  });

  test('the app waits for the version of a page that is on the device, and for nothing from the network', async () => {
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

  test('on Home is nothing for a visitor', () => {
    writeDashboardSnapshot(racer.uid, [{ id: '1', widget: 'mf_weather/current-weather', wide: false }]);
    expect(askedFor('/', { status: 'signed-out' })).toEqual([]);
  });
});

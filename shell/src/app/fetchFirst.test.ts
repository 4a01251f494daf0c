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
  fetchFirst(pathname, session, {
    isFromDevice: () => isFromDevice,
    page: (remote, page) => ask(`${remote}/${page}`),
    version: ({ name }) => ask(name),
    dashboard: () => ask('dashboard'),
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
    ['/logbook', ['mf_logbook/page']],
    ['/predictions/', ['mf_predictions/page']],
    ['/about', []],
    ['/no-such-page', []],
  ])('at %s is the remote that draws it, where it is on the device', (pathname, asked) => {
    expect(askedFor(pathname, racer)).toEqual(asked);
    expect(askedFor(pathname, racer, false)).toEqual([]);
    expect(askedFor(pathname, { status: 'signed-out' })).toEqual([]);
  });

  test('on Home are the cards that this device last showed the racer, each remote once', () => {
    writeDashboardSnapshot(racer.uid, [
      { id: '1', widget: 'shell/intro', wide: true },
      { id: '2', widget: 'mf_weather/current-weather', wide: false },
      { id: '3', widget: 'mf_predictions/prediction', wide: false },
      { id: '4', widget: 'mf_predictions/accuracy', wide: false },
      'torn',
    ]);
    expect(askedFor('/', racer)).toEqual(['dashboard', 'mf_predictions', 'mf_weather']);
    expect(askedFor('/', { ...racer, uid: 'another' })).toEqual(['dashboard']);
  });

  test('on Home is nothing for a visitor', () => {
    writeDashboardSnapshot(racer.uid, [{ id: '1', widget: 'mf_weather/current-weather', wide: false }]);
    expect(askedFor('/', { status: 'signed-out' })).toEqual([]);
  });
});

import { contractVersion, type Offer, type PageOffer } from '@holeshot/shared-core';
import { documentTitle, isWithin, routeTable, rowAt } from './routeTable';

const page = (path: `/${string}`, title: string): PageOffer => ({
  path,
  title,
  icon: 'M0 0',
  requiresAuth: true,
  leftNav: true,
  bottomNav: false,
});

const offer = (name: `mf_${string}`, title: string, pages: Record<string, PageOffer>): Offer => ({
  name,
  title,
  contract: contractVersion,
  needs: {},
  pages,
  dialogs: {},
  widgets: {},
});

const offers = {
  mf_vehicles: offer('mf_vehicles', 'Vehicles', { vehicles: page('/vehicles', 'Vehicles') }),
  mf_logbook: offer('mf_logbook', 'Log book', { logbook: page('/logbook', 'Log Book') }),
};
const order = ['mf_logbook', 'mf_vehicles', 'mf_late'];

describe('the route table', () => {
  test('has Home first, then the remotes in menu order, then the pages of the shell', () => {
    expect(routeTable(offers, order).map((row) => row.path)).toEqual([
      '/',
      '/logbook',
      '/vehicles',
      '/getting-started',
      '/feature-guide',
      '/about',
      '/offline',
      '/privacy',
      '/proof',
    ]);
  });

  test('is full-screen, or fixed in the navigation, only for the exact flag in an offer', () => {
    const lanes = { ...page('/lanes', 'Lanes'), fullScreen: true as const, fixedNav: true as const };
    const odd = { ...page('/odd', 'Odd'), fullScreen: 'yes', fixedNav: 1 } as unknown as PageOffer;
    const rows = routeTable({ mf_logbook: offer('mf_logbook', 'Log book', { lanes, odd }) }, order);
    expect(rowAt(rows, '/lanes')?.fullScreen).toBe(true);
    expect(rowAt(rows, '/odd')?.fullScreen).toBe(false);
    expect(rowAt(rows, '/')?.fullScreen).toBe(false);
    expect(['/lanes', '/odd', '/'].map((path) => rowAt(rows, path)?.fixedNav)).toEqual([true, false, false]);
  });

  test('finds the row of a path, with a slash at its end too', () => {
    const rows = routeTable(offers, order);
    expect(rowAt(rows, '/logbook')?.title).toBe('Log Book');
    expect(rowAt(rows, '/logbook/')?.title).toBe('Log Book');
    expect(rowAt(rows, '/')?.title).toBe('Home');
    expect(rowAt(rows, '/logbooks')).toBeUndefined();
  });

  test('gives each record of a page a row of its own', () => {
    const rows = routeTable(offers, order);
    const [one, other] = ['?uid=a', '?uid=b'].map((search) => rowAt(rows, '/logbook/', search));
    expect(one).toEqual({ ...rowAt(rows, '/logbook'), path: '/logbook?uid=a' });
    expect(other?.path).toBe('/logbook?uid=b');
    expect(rowAt(rows, '/logbook', '?open=log-entry')?.path).toBe('/logbook');
    expect(rowAt(rows, '/logbooks', '?uid=a')).toBeUndefined();
  });

  test('names the remote of a page and copies its offer', () => {
    const row = routeTable(offers, order).find((each) => each.path === '/vehicles');
    expect(row).toEqual({
      ...page('/vehicles', 'Vehicles'),
      fixedNav: false,
      fullScreen: false,
      drawnBy: { remote: 'mf_vehicles', page: 'vehicles', partTitle: 'Vehicles' },
    });
  });

  test('gets a page that a remote adds, and no other row changes', () => {
    const season = page('/season', 'Season');
    const later = {
      ...offers,
      mf_logbook: offer('mf_logbook', 'Log book', { ...offers.mf_logbook.pages, season }),
    };
    const before = routeTable(offers, order);
    const after = routeTable(later, order);
    expect(after.find((row) => row.path === '/season')?.drawnBy).toEqual({
      remote: 'mf_logbook',
      page: 'season',
      partTitle: 'Log book',
    });
    expect(after.filter((row) => row.path !== '/season')).toEqual(before);
  });

  test('ignores a remote that is in no menu', () => {
    const stranger = {
      ...offers,
      mf_stranger: offer('mf_stranger', 'Stranger', { s: page('/stranger', 'S') }),
    };
    expect(routeTable(stranger, order)).toEqual(routeTable(offers, order));
  });
});

test.each([
  ['/logbook', '/logbook', true],
  ['/logbook/pass?uid=a', '/logbook', true],
  ['/logbooks', '/logbook', false],
  ['/logbook', '/', false],
  ['/', '/', true],
])('a racer at %s is within the page %s: %s', (path, page, expected) => {
  expect(isWithin(path, page)).toBe(expected);
});

test('the title of the document ends with the name of the app', () => {
  expect(documentTitle('Log Book')).toBe('Log Book | Holeshot');
});

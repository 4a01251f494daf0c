import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { unsavedForms$ } from '../drafts/draftStore';
import { Offline } from '../pages/Offline';
import { keepWorkingOffline } from '../routing/keepWorkingOffline';
import { RouteEffects } from './RouteEffects';
import { routeTable } from '../routing/routeTable';

const rows = routeTable({}, []);
const rowOf = (path: string) => rows.find((row) => row.path === path);

const Place = () => <p data-testid="place">{useLocation().pathname + useLocation().search}</p>;
const place = () => screen.getByTestId('place').textContent;

const show = (path: string, links = <></>) => {
  history.replaceState(null, '', path);
  return render(
    <BrowserRouter>
      <RouteEffects row={rowOf(path)} />
      <Place />
      {links}
    </BrowserRouter>,
  );
};

const setNetwork = (network: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
  act(() => void window.dispatchEvent(new Event(network)));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  unsavedForms$.next(0);
});
afterEach(() => {
  setNetwork('online');
  jest.restoreAllMocks();
});

describe('the title of the document', () => {
  test.each([
    ['/about', 'About | Holeshot'],
    ['/no-such-page', 'Not Found | Holeshot'],
  ])('on %s is %s', (path, title) => {
    show(path);
    expect(document.title).toBe(title);
  });
});

describe('a click on a link', () => {
  // jsdom cannot load pages, so this prevents it after the app's own listener.
  const loaded: string[] = [];
  const wouldLoad = (event: Event) => {
    if (!event.defaultPrevented) loaded.push((event.target as HTMLElement).textContent ?? '');
    event.preventDefault();
  };
  beforeEach(() => {
    loaded.length = 0;
    window.addEventListener('click', wouldLoad);
  });
  afterEach(() => window.removeEventListener('click', wouldLoad));
  const click = (name: string, keys = {}) => fireEvent.click(screen.getByText(name), { button: 0, ...keys });

  test('goes to a page of the app without a reload, from any part of the link', () => {
    show(
      '/',
      <a href="/about?from=home">
        <b>About</b>
      </a>,
    );
    click('About');
    expect(place()).toBe('/about?from=home');
    expect(loaded).toEqual([]);
  });

  test.each<[string, object]>([
    ['with Control held', { ctrlKey: true }],
    ['with Command held', { metaKey: true }],
    ['with Shift held', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ])('%s is left to the browser', (_, keys) => {
    show('/', <a href="/about">About</a>);
    click('About', keys);
    expect(place()).toBe('/');
    expect(loaded).toEqual(['About']);
  });

  test.each([
    ['to another site', <a href="https://track.test/">Go</a>],
    [
      'for a new tab',
      <a href="/about" target="_blank" rel="noreferrer">
        Go
      </a>,
    ],
    [
      'to a file',
      <a href="/about" download>
        Go
      </a>,
    ],
    ['to the page with a promo code', <a href="/promo-code">Go</a>],
  ])('%s is left to the browser', (_, link) => {
    show('/', link);
    click('Go');
    expect(place()).toBe('/');
    expect(loaded).toEqual(['Go']);
  });

  test('does nothing once the app is gone', () => {
    const { unmount } = show('/');
    unmount();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/about';
    fireEvent.click(link, { button: 0 });
    link.remove();
    expect(location.pathname).toBe('/');
  });
});

describe('the network', () => {
  test('leads to Offline when it is lost, and Home when it is back', () => {
    show('/about');
    setNetwork('offline');
    expect(place()).toBe('/offline');
    setNetwork('online');
    expect(place()).toBe('/');
  });

  test('moves nobody with unsaved input open', () => {
    unsavedForms$.next(1);
    show('/about');
    setNetwork('offline');
    expect(place()).toBe('/about');
  });

  test('moves nobody who chose to keep working offline', () => {
    show('/about');
    keepWorkingOffline.choose();
    for (const network of ['offline', 'online', 'offline'] as const) {
      setNetwork(network);
      expect(place()).toBe('/about');
    }
  });

  test('leads back to the page when the racer keeps working offline', () => {
    show('/about?from=home', <Offline />);
    setNetwork('offline');
    expect(place()).toBe('/offline');
    fireEvent.click(screen.getByRole('button', { name: 'Keep working offline' }));
    expect(place()).toBe('/about?from=home');
  });
});

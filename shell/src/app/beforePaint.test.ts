/** @jest-environment jsdom */
import { racerSession } from '@holeshot/shared-core/testing';

const { dataset } = document.documentElement;

const run = (): void => {
  jest.isolateModules(() => void jest.requireActual('./beforePaint'));
};

beforeEach(() => {
  localStorage.clear();
  delete dataset['theme'];
  delete dataset['racer'];
});

describe('before the first paint', () => {
  test('a new device is dark and a visitor’s', () => {
    run();
    expect({ ...dataset }).toEqual({ theme: 'dark' });
  });

  test('a racer’s device says so, and has his theme', () => {
    localStorage.setItem('holeshot.session', JSON.stringify(racerSession));
    localStorage.setItem('holeshot.layout', '{"theme":"light"}');
    run();
    expect({ ...dataset }).toEqual({ theme: 'light', racer: 'remembered' });
  });

  test.each([
    [true, 'light'],
    [false, 'dark'],
  ])('a racer’s device that follows its own theme, light %s, is %s', (matches, theme) => {
    window.matchMedia = () => ({ matches }) as MediaQueryList;
    localStorage.setItem('holeshot.layout', '{"theme":"system"}');
    run();
    expect(dataset['theme']).toBe(theme);
  });

  test.each(['{', 'null', '7', '[]', '{"status":"signed-out"}'])(
    'a device that remembers %s is a visitor’s, and dark',
    (stored) => {
      localStorage.setItem('holeshot.session', stored);
      localStorage.setItem('holeshot.layout', stored);
      run();
      expect({ ...dataset }).toEqual({ theme: 'dark' });
    },
  );

  test('a device whose storage is refused is a visitor’s', () => {
    const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    run();
    refused.mockRestore();
    expect({ ...dataset }).toEqual({ theme: 'dark' });
  });
});

test('the last pressed button of a public page is marked, and no other', () => {
  run();
  document.body.innerHTML =
    '<div id="public"><button>One</button><button><i>Two</i></button></div><button>Other</button>';
  const pressed = () =>
    [...document.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent);
  const press = (words: string) =>
    [...document.querySelectorAll<HTMLElement>('button, i')]
      .reverse()
      .find(({ textContent }) => textContent === words)
      ?.click();
  press('Other');
  expect(pressed()).toEqual([]);
  press('One');
  expect(pressed()).toEqual(['One']);
  press('Two');
  expect(pressed()).toEqual(['Two']);
});

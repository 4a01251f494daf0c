/** @jest-environment jsdom */
import type { BrowserOffer } from './browserOffer';
import { browserOffer$, catchOffer } from './browserOffer';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) Version/16.4 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/157.0.0.0 Mobile Safari/537.36';

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

/** An event of the browser that makes the offer, and notes what comes of it. */
const made = () => {
  const prompt = jest.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { prompt, event };
};

describe('the app is installed', () => {
  const { installingOn } = jest.requireActual<typeof import('./installPort')>('./installPort');
  const offer = {} as BrowserOffer;

  test.each([
    ['by hand on an iPhone', iPhone, 5, undefined, 'by-hand'],
    ['by hand on an iPad, which calls itself a Mac', mac, 5, undefined, 'by-hand'],
    ['not on a Mac without an offer', mac, 0, undefined, 'none'],
    ['by a button where the browser offers it', android, 5, offer, 'button'],
    ['not where the browser offers nothing', android, 5, undefined, 'none'],
  ] as const)('%s', (_, userAgent, maxTouchPoints, given, expected) => {
    expect(installingOn({ userAgent, maxTouchPoints }, given)).toBe(expected);
  });

  test('no more where it runs from the home screen', () => {
    const device = { userAgent: iPhone, maxTouchPoints: 5 };
    expect(installingOn({ ...device, standalone: true }, undefined)).toBe('runs');
    expect(installingOn({ ...device, userAgent: android }, offer, true)).toBe('runs');
  });
});

test('the offer of the browser is held back, used once, and over once the app is installed', async () => {
  const { installPort } = await import('./installPort');
  const seen: string[] = [];
  const following = installPort.installing$.subscribe((each) => seen.push(each));
  catchOffer();
  const { event, prompt } = made();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  installPort.install();
  installPort.install();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['none', 'button', 'none']);
  made();
  window.dispatchEvent(new Event('appinstalled'));
  expect(seen.slice(3)).toEqual(['button', 'none']);
  following.unsubscribe();
  browserOffer$.next(undefined);
});

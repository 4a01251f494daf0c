/** @jest-environment jsdom */
import { googleWay } from './googleWay';

const iPhone = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) Version/16.4 Mobile/15E148 Safari/604.1',
  maxTouchPoints: 5,
};
const iPad = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15',
  maxTouchPoints: 5,
};
const mac = { ...iPad, maxTouchPoints: 0 };
const android = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/157.0.0.0 Mobile Safari/537.36',
  maxTouchPoints: 5,
};
const own = { authDomain: 'holeshot.example', host: 'holeshot.example' };

describe("the way to Google's page", () => {
  test.each([
    ['an installed app on an iPhone', { ...iPhone, standalone: true }, false],
    ['an installed app on an iPad', iPad, true],
  ])('is a redirect in %s', (_, device, inWindow) => {
    expect(googleWay(device, own, inWindow)).toBe('redirect');
  });

  test.each([
    ['Safari on an iPhone', { ...iPhone, standalone: false }, false],
    ['an installed app on Android', android, true],
    ['an installed app on a Mac', mac, true],
  ])('is a window above %s', (_, device, inWindow) => {
    expect(googleWay(device, own, inWindow)).toBe('popup');
  });

  test('is a window where the sign-in pages are on another site: a redirect brings nobody back', () => {
    const elsewhere = { ...own, authDomain: 'holeshot.firebaseapp.com' };
    expect(googleWay(iPhone, elsewhere, true)).toBe('popup');
  });
});

/** @jest-environment jsdom */
import { showTheme } from './showTheme';

const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

test('the bars of the system follow the theme', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#0B0F14" />';
  showTheme('light');
  expect([document.documentElement.dataset['theme'], bar()]).toEqual(['light', '#FFFFFF']);
  showTheme('dark');
  expect([document.documentElement.dataset['theme'], bar()]).toEqual(['dark', '#0B0F14']);
});

test('the theme of the device is followed until another is chosen', () => {
  const device = Object.assign(new EventTarget(), { matches: true });
  window.matchMedia = () => device as unknown as MediaQueryList;
  const turnTo = (isLight: boolean) => {
    device.matches = isLight;
    device.dispatchEvent(new Event('change'));
    return document.documentElement.dataset['theme'];
  };
  showTheme('system');
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(turnTo(false)).toBe('dark');
  showTheme('dark');
  expect(turnTo(true)).toBe('dark');
});

test('a page without that word to the system has its theme all the same', () => {
  document.head.innerHTML = '';
  showTheme('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

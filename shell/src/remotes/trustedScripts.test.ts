/** @jest-environment jsdom */
import { isTrustedScript, trustScripts } from './trustedScripts';

test.each([
  '/sw.js',
  'http://localhost/remotes/mf-logbook/f00d/remoteEntry.js',
  'https://apis.google.com/js/api.js',
  'https://maps.googleapis.com/maps/api/js?key=k',
  'https://www.google.com/recaptcha/enterprise.js',
])('a script of the app or of Google is taken: %s', (address) => {
  expect(isTrustedScript(address)).toBe(true);
});

test.each([
  'https://elsewhere.example/x.js',
  '//elsewhere.example/x.js',
  'https://www.google.com/complete/search?jsonp=alert',
  'https://www.google.com/recaptcha/../complete/search?jsonp=alert',
  'https://apis.google.com.elsewhere.example/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:http://localhost/1-2',
])('a script from anywhere else is not: %s', (address) => {
  expect(isTrustedScript(address)).toBe(false);
});

test('a browser without Trusted Types starts all the same', () => {
  expect(trustScripts).not.toThrow();
});

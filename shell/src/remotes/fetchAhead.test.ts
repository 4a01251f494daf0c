/** @jest-environment jsdom */
import { fetchAhead } from './fetchAhead';

const url = 'http://localhost/remotes/mf-vehicles/1/remoteEntry.js';

const preloads = () => document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');

afterEach(() => document.head.replaceChildren());

test('scripts are preloaded once each', () => {
  fetchAhead([url, `${url}?other`]);
  expect([...preloads()].map(({ href }) => href)).toEqual([url, `${url}?other`]);
});

test('a preload that fails is fetched anew, and one that does not is left alone', () => {
  const forgotten: string[] = [];
  const forget = (each: string) => {
    forgotten.push(each);
    return Promise.reject(new Error('still no network'));
  };
  fetchAhead([url, `${url}?other`], forget);
  const [first, other] = preloads();
  other?.dispatchEvent(new Event('load'));
  expect(forgotten).toEqual([]);
  first?.dispatchEvent(new Event('error'));
  expect(forgotten).toEqual([url]);
});

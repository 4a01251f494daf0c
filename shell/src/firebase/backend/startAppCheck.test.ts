/** @jest-environment jsdom */
import { startAppCheck } from './startAppCheck';

const script = () => document.querySelector<HTMLScriptElement>('script[src*="/recaptcha/"]');

test("Google's script that did not come without a network is asked for again with the next, and then works", () => {
  startAppCheck('site-key');
  const first = script();
  expect(first?.src).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/);
  first?.dispatchEvent(new Event('error'));
  expect(script()).toBe(first);

  window.dispatchEvent(new Event('online'));
  const second = script();
  expect(second).not.toBe(first);
  second?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('online'));
  const third = script();
  expect(third).not.toBe(second);

  const render = jest.fn();
  const enterprise = { ready: (run: () => void) => run(), render, execute: () => Promise.resolve('shown') };
  Object.assign(window, { grecaptcha: { enterprise } });
  third?.dispatchEvent(new Event('load'));
  expect(render).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ sitekey: 'site-key', size: 'invisible' }),
  );
});

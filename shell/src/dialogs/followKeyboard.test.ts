/** @jest-environment jsdom */
import { followKeyboard } from './followKeyboard';

const covered = () => document.documentElement.style.getPropertyValue('--hs-keyboard');

const isOpen = () => document.documentElement.hasAttribute('data-keyboard');

const screenOf = () =>
  Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
type Screen = ReturnType<typeof screenOf>;

const follow = (viewport: Screen) => followKeyboard(viewport as unknown as VisualViewport);
const show = (viewport: Screen, change: Partial<Screen>) => {
  Object.assign(viewport, change);
  viewport.dispatchEvent(new Event('resize'));
};

test('the height of the keyboard is known while it is open', () => {
  const viewport = screenOf();
  const end = follow(viewport);
  show(viewport, { height: window.innerHeight - 300 });
  expect(covered()).toBe('300px');
  expect(isOpen()).toBe(true);
  show(viewport, { offsetTop: 120 });
  expect(covered()).toBe('180px');
  show(viewport, { height: window.innerHeight, offsetTop: 0 });
  expect(covered()).toBe('0px');
  expect(isOpen()).toBe(false);
  show(viewport, { height: window.innerHeight - 60 });
  expect(isOpen()).toBe(false);
  show(viewport, { height: window.innerHeight - 300 });
  end();
  show(viewport, { height: window.innerHeight - 300 });
  expect(covered()).toBe('');
  expect(isOpen()).toBe(false);
});

test('a zoomed page has no keyboard for that', () => {
  const viewport = screenOf();
  const end = follow(viewport);
  show(viewport, { height: window.innerHeight / 2, scale: 2 });
  expect(covered()).toBe('0px');
  end();
});

test('a browser that does not tell is left alone', () => {
  expect(() => followKeyboard(undefined)()).not.toThrow();
  expect(covered()).toBe('');
});

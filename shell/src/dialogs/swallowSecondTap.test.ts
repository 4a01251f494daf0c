/** @jest-environment jsdom */
import { BehaviorSubject } from 'rxjs';
import { swallowSecondTap } from './swallowSecondTap';

let now = 1000;
let end: () => void;
const open$ = new BehaviorSubject<string[]>([]);
const page = document.body;
const pressed = jest.fn();

/** Presses a place; `detail` is the browser's count of clicks. */
const press = ({ x = 100, y = 500, detail = 1, pointerType = 'touch' } = {}) => {
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y };
  page.dispatchEvent(Object.assign(new MouseEvent('pointerdown', at), { pointerType }));
  page.dispatchEvent(new MouseEvent('click', { ...at, detail }));
};
const key = () => page.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
const close = () => open$.next([]);

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  open$.next(['pass']);
  end = swallowSecondTap(open$);
  page.addEventListener('click', pressed);
});
afterEach(() => {
  end();
  page.removeEventListener('click', pressed);
  pressed.mockClear();
  jest.restoreAllMocks();
  now += 10_000;
});

describe('a double tap on Save', () => {
  test('presses nothing under the dialog', () => {
    press();
    close();
    now += 250;
    press({ x: 104, y: 496 });
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('presses nothing with a mouse either', () => {
    press({ pointerType: 'mouse' });
    close();
    now += 250;
    press({ pointerType: 'mouse', detail: 2 });
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('counts again some time after the dialog', () => {
    press();
    close();
    now += 600;
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe('a second press', () => {
  test.each([
    ['a tap elsewhere', { y: 100 }],
    ['a press by a screen reader', { detail: 0 }],
  ])('counts at once: %s', (_, second) => {
    press();
    close();
    press(second);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('counts at once: a single click of a mouse at the same place', () => {
    press({ pointerType: 'mouse' });
    close();
    press({ pointerType: 'mouse' });
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('counts at once after a key has closed the dialog', () => {
    press();
    key();
    close();
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('counts at once after a dialog has opened', () => {
    press();
    open$.next(['pass', 'vehicle']);
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

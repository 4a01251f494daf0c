/** @jest-environment jsdom */
import { printSheets } from './printSheets';

const sheets = () => document.querySelectorAll('[data-sheets]');

/** A browser whose printer gets what stands in the page. */
const printer = () => {
  const counts: number[] = [];
  window.print = () => void counts.push(sheets().length);
  return counts;
};
const made = () => {
  const sheet = document.createElement('div');
  sheet.dataset['sheets'] = '';
  return sheet;
};

test.each([['pointerdown'], ['keydown']])(
  'the sheets stand in the page while it is printed, until %s',
  (input) => {
    const printed = printer();
    printSheets(made());
    expect(printed).toEqual([1]);
    window.dispatchEvent(new Event('afterprint'));
    expect(sheets()).toHaveLength(1);
    document.body.dispatchEvent(new Event(input));
    expect(sheets()).toHaveLength(0);
  },
);

test.each([
  ['after input', true],
  ['without any input between', false],
])('the next sheets are printed alone, %s', (_, touches) => {
  const printed = printer();
  printSheets(made());
  if (touches) document.body.dispatchEvent(new Event('pointerdown'));
  printSheets(made());
  expect(printed).toEqual([1, 1]);
  document.body.dispatchEvent(new Event('pointerdown'));
});

test.each<[string, unknown]>([
  ['has no such call', undefined],
  [
    'refuses it',
    () => {
      throw new DOMException('', 'SecurityError');
    },
  ],
])('a browser that %s prints nothing, and leaves no sheets in the page', (_, print) => {
  Object.assign(window, { print });
  expect(printSheets(made())).toBe(false);
  expect(sheets()).toHaveLength(0);
  printer();
  expect(printSheets(made())).toBe(true);
  document.body.dispatchEvent(new Event('keydown'));
});

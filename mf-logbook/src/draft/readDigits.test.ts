import { distances, slipFieldLabels, type SlipField } from '@holeshot/shared-core';
import fc from 'fast-check';
import { readDigits } from './readDigits';
import { slipShape } from './slipShape';

const fields = Object.keys(slipFieldLabels) as SlipField[];
const field = fc.constantFrom(...fields);
const length = fc.constantFrom(...distances);
const at = (name: SlipField, typed: string) => readDigits(typed, slipShape(name, 1320));

test.each([
  ['et_1320', '10875', '10.875'],
  ['et_1320', '9875', '9.875'],
  ['reaction_time', '012', '.012'],
  ['reaction_time', '-012', '-.012'],
  ['reaction_time', '005', '.005'],
  ['reaction_time', '1045', '1.045'],
  ['et_60', '1240', '1.240'],
  ['et_60', '0912', '0.912'],
  ['dialin_et', '1122', '11.22'],
  ['mph_1320', '9422', '94.22'],
  ['mph_1320', '11863', '118.63'],
] as const)('%s typed as %s is %s', (name, typed, text) => {
  expect(at(name, typed)).toEqual({ text, isWhole: true });
});

test('the point appears while typing, as soon as its place is certain', () => {
  const seen = (name: SlipField, typed: string) =>
    [...typed].map((_, index) => at(name, typed.slice(0, index + 1))?.text);
  expect(seen('et_1320', '10875')).toEqual(['1', '10', '10.8', '10.87', '10.875']);
  expect(seen('et_1320', '9875')).toEqual(['9', '9.8', '9.87', '9.875']);
  expect(seen('reaction_time', '012')).toEqual(['.0', '.01', '.012']);
  expect(seen('et_660', '28000')).toEqual(['2', '2.8', '2.80', '2.800', undefined]);
});

test('a reaction that may be one of a second or more waits for its last digit', () => {
  expect(at('reaction_time', '104')).toEqual({ text: '.104', isWhole: false });
  expect(at('reaction_time', '304')).toEqual({ text: '.304', isWhole: true });
});

test.each([
  ['et_60', '12405'],
  ['et_1320', '999999'],
  ['et_1320', '-9875'],
  ['reaction_time', '4240'],
  ['reaction_time', '0012'],
  ['et_1320', 'ten'],
  ['et_1320', ''],
] as const)('%s typed as “%s” stays', (name, typed) => {
  expect(at(name, typed)).toBeUndefined();
});

test('a text with a point or a comma is never changed', () => {
  const digits = fc.stringMatching(/^\d{0,4}$/);
  fc.assert(
    fc.property(
      field,
      length,
      digits,
      fc.constantFrom('.', ','),
      digits,
      (name, at, before, point, after) => {
        const text = `${before}${point}${after}`;
        expect(readDigits(text, slipShape(name, at))).toBeUndefined();
      },
    ),
  );
});

test('each possible number of a slip, typed without its point, comes out as that number and goes on only then', () => {
  fc.assert(
    fc.property(
      field,
      length,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (name, at, part) => {
        const shape = slipShape(name, at);
        const { decimals, least } = shape;
        const scale = 10 ** decimals;
        const from = Math.round(least * scale);
        const number = (from + Math.floor(part * (least === 0 ? scale : 9 * from))) / scale;
        const text = number.toFixed(decimals);
        const printed = least === 0 ? text.slice(1) : text;
        const digits = printed.replace('.', '');
        const steps = [...digits].map((_, index) => readDigits(digits.slice(0, index + 1), shape));
        expect(steps.at(-1)?.text).toBe(printed);
        expect(steps.map((step) => step?.isWhole)).toEqual(
          steps.map((_, index) => index === digits.length - 1 && !(least === 0 && /^[12]/.test(digits))),
        );
      },
    ),
    { numRuns: 1000 },
  );
});

test('whatever is typed, its digits stay in their order', () => {
  fc.assert(
    fc.property(
      field,
      length,
      fc.oneof(fc.string(), fc.stringMatching(/^[-−]?\d{1,9}$/)),
      (name, at, typed) => {
        const read = readDigits(typed, slipShape(name, at));
        if (read === undefined) return;
        expect(read.text.replace('.', '')).toBe(typed);
        if (read.isWhole) expect(read.text.split('.')[1]).toHaveLength(slipShape(name, at).decimals);
      },
    ),
  );
});

test.each([
  ['538', '.538'],
  ['0538', '0.538'],
  ['1052', '1.052'],
  ['3500', '3.500'],
  ['0', '.0'],
])('a timer typed as %s is %s', (typed, text) => {
  expect(readDigits(typed, { decimals: 3, least: 0, below: 10 })?.text).toBe(text);
});

test.each(['5', '20', '100', '538'])('a percentage typed as %s gets no point', (typed) => {
  expect(readDigits(typed, { decimals: 0, least: 0, below: 101 })?.text ?? typed).toBe(typed);
});

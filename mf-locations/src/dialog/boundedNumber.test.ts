import * as v from 'valibot';
import { boundedNumber } from './boundedNumber';

const texts = { missing: 'Enter it.', wrong: 'From -10 to 2000.', min: -10, max: 2000 };

const read = (typed: string, thousands = false): unknown => {
  const { success, output, issues } = v.safeParse(boundedNumber({ ...texts, thousands }), typed);
  return success ? output : issues.map(({ message }) => message);
};

test.each([
  ['-10', -10],
  ['2000', 2000],
  [' 1,5 ', 1.5],
  ['.5', 0.5],
  ['−3', -3],
])('“%s” is %d', (typed, value) => {
  expect(read(typed)).toBe(value);
});

test('a comma before three digits is a decimal one, unless thousands are expected', () => {
  expect([read('1,200'), read('1,200', true)]).toEqual([1.2, 1200]);
});

test.each([
  '-10.1',
  '2000.01',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '12 ft',
  '1,2,3',
  '9'.repeat(400),
  '<b>1</b>',
])('“%s” gets one sentence', (typed) => {
  expect(read(typed)).toEqual([texts.wrong]);
});

test.each(['', ' ', '\t'])('an empty field, “%s”, is asked for', (typed) => {
  expect(read(typed)).toEqual([texts.missing]);
});

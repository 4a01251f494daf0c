import fc from 'fast-check';
import { formatEt, formatWhole } from './formatNumber';
import { parseNumber } from './parseNumber';

describe('a typed number', () => {
  test.each([
    ['11.234', 11.234],
    ['11,234', 11.234],
    [' 7 ', 7],
    ['.012', 0.012],
    ['-0,012', -0.012],
    ['−0.012', -0.012],
    ['+5', 5],
    ['7.', 7],
  ])('%s is read', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each([
    '',
    '-',
    '.',
    'abc',
    '1.2.3',
    '1,234.5',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '11.2s',
    '9'.repeat(400),
  ])('%s is none', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });

  test.each([
    ['1,200', 1200],
    ['−1,200', -1200],
    ['+10,000', 10_000],
    ['1,234,567', 1_234_567],
    ['2890,5', 2890.5],
    ['1200,500', 1200.5],
    ['1.200', 1.2],
    ['0,500', 0.5],
  ])('%s is read where thousands are usual', (text, value) => {
    expect(parseNumber(text, { thousands: true })).toBe(value);
  });

  test('law: a shown number can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (thousandths) => {
        expect(parseNumber(formatEt(thousandths / 1000))).toBeCloseTo(thousandths / 1000, 9);
        expect(parseNumber(formatWhole(thousandths), { thousands: true })).toBe(thousandths);
      }),
    );
  });
});

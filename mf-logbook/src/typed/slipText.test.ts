import { parseNumber } from '@holeshot/shared-core';
import { slipText } from './slipText';

test.each([
  ['dialin_et', 8.1, '8.10'],
  ['reaction_time', -0.01, '-0.010'],
  ['et_330', 3.41, '3.410'],
  ['et_660', 5.2, '5.200'],
  ['mph_660', 135, '135.0'],
  ['mph_1320', 135.64, '135.64'],
  ['dialin_et', 8.125, '8.125'],
  ['mph_1320', 135.647, '135.647'],
  ['et_60', 1.5625, '1.5625'],
  ['et_60', 0.1 + 0.2, '0.30000000000000004'],
] as const)('%s of %s is shown as %s, and read back it is the same', (field, value, text) => {
  expect(slipText(field, value)).toBe(text);
  expect(parseNumber(text)).toBe(value);
});

test('a number that is not on the slip is empty', () => {
  expect(slipText('et_60', undefined)).toBe('');
});

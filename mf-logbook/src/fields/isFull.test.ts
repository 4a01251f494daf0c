import { isFull } from './isFull';

test.each([
  ['7.53', '7.532', 3, true],
  ['7,53', '7,532', 3, true],
  ['.01', '.018', 3, true],
  ['−0.01', '−0.012', 3, true],
  ['9.8', '9.85', 2, true],
  ['7.5', '7.53', 3, false],
  ['7.532', '7.5321', 3, false],
  ['1.532', '11.532', 3, false],
  ['7.5321', '7.532', 3, false],
  ['', '7.532', 3, false],
  ['118', '1186', 2, false],
])('from “%s” to “%s” with %s decimals: %s', (before, after, decimals, full) => {
  expect(isFull(before, after, decimals)).toBe(full);
});

import { miles } from '@holeshot/shared-core';
import { formatMiles } from './formatMiles';

test.each([
  [0.04, '0.0 mi'],
  [9.94, '9.9 mi'],
  [9.96, '10 mi'],
  [1234.5, '1,235 mi'],
])('%d miles read %s', (distance, words) => {
  expect(formatMiles(miles(distance))).toBe(words);
});

import { mmHgToInHg, pascalsToInHg, toHectopascal, toInHg } from './pressure';
import { hectopascal, inHg } from './units';

test('the standard atmosphere is 29.921 inHg, from each unit', () => {
  expect(pascalsToInHg(101_325)).toBeCloseTo(29.9213, 3);
  expect(toInHg(hectopascal(1013.25))).toBeCloseTo(29.9213, 3);
  expect(mmHgToInHg(760)).toBeCloseTo(29.9213, 3);
  expect(toHectopascal(inHg(29.9213))).toBeCloseTo(1013.25, 2);
});

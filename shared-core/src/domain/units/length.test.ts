import { toFeet, toMetres } from './length';
import { feet, metres } from './units';

test('a quarter mile is 402.336 metres', () => {
  expect(toMetres(feet(1320))).toBeCloseTo(402.336, 6);
  expect(toFeet(metres(402.336))).toBeCloseTo(1320, 6);
});

import { degrees, mph } from '../../units/units';
import { headwind } from './headwind';

describe('the wind against the cars', () => {
  test('a wind from ahead is all headwind, from behind all tailwind, from the side neither', () => {
    expect(headwind(degrees(20), mph(10), degrees(20))).toBeCloseTo(10, 9);
    expect(headwind(degrees(200), mph(10), degrees(20))).toBeCloseTo(-10, 9);
    expect(headwind(degrees(110), mph(10), degrees(20))).toBeCloseTo(0, 9);
  });

  test('counts 8.66 mph of 10 mph that blow at 30 degrees', () => {
    expect(headwind(degrees(50), mph(10), degrees(20))).toBeCloseTo(8.66, 2);
  });
});

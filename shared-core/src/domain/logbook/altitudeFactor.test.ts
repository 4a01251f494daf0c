import { feet } from '../units/units';
import { altitudeFactor } from './altitudeFactor';

describe('the altitude factor', () => {
  test.each([
    [5800, 1.0633],
    [2700, 1.0245],
    [1000, 1.0072],
    [4000, 1.04],
  ])('at %d ft is the published %d within 0.0003', (elevation, factor) => {
    expect(Math.abs(altitudeFactor(feet(elevation), 1) - factor)).toBeLessThan(0.0003);
  });

  test('is 1 at and below sea level, and smaller for a blown engine', () => {
    expect(altitudeFactor(feet(0), 1)).toBe(1);
    expect(altitudeFactor(feet(-200), 1)).toBe(1);
    expect(altitudeFactor(feet(5800), 0.7)).toBeCloseTo(1.0635 ** 0.7, 3);
  });
});

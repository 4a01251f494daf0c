import fc from 'fast-check';
import { normalQuantile, normalShareBelow } from './normal';

describe('the normal distribution', () => {
  test.each([
    [0, 0.5],
    [1, 0.8413447],
    [1.2816, 0.9000085],
    [-1.96, 0.0249979],
    [-3, 0.0013499],
  ])('has at z %d the tabled share %d below', (z, share) => {
    expect(Math.abs(normalShareBelow(z) - share)).toBeLessThan(2e-7);
  });

  test('law: the quantile undoes the share', () => {
    fc.assert(
      fc.property(fc.double({ min: -3.5, max: 3.5, noNaN: true }), (z) => {
        expect(Math.abs(normalQuantile(normalShareBelow(z)) - z)).toBeLessThan(1e-4);
      }),
    );
  });
});

import fc from 'fast-check';
import { fitLine } from './fitLine';

const number = fc.integer({ min: -10_000, max: 10_000 });
const points = fc.uniqueArray(fc.record({ x: number, y: number }), {
  minLength: 3,
  maxLength: 30,
  selector: ({ x }) => x,
});

describe('the line through points', () => {
  test('is the line that they lie on', () => {
    fc.assert(
      fc.property(points, number, number, (given, slope, intercept) => {
        const line = fitLine(given.map(({ x }) => ({ x, y: intercept + slope * x })));
        expect(line?.slope).toBeCloseTo(slope, 4);
        expect(line?.intercept).toBeCloseTo(intercept, 0);
      }),
    );
  });

  test('has the least squares', () => {
    fc.assert(
      fc.property(
        points,
        fc.double({ min: -5, max: 5, noNaN: true }),
        fc.integer({ min: -50, max: 50 }),
        (given, turn, shift) => {
          const line = fitLine(given)!;
          const squares = (slope: number, intercept: number) =>
            given.reduce((sum, { x, y }) => sum + (y - intercept - slope * x) ** 2, 0);
          const least = squares(line.slope, line.intercept);
          expect(least).toBeLessThanOrEqual(
            squares(line.slope + turn, line.intercept + shift) * (1 + 1e-9) + 1e-3,
          );
        },
      ),
    );
  });

  test('does not depend on the order', () => {
    fc.assert(
      fc.property(points, (given) => {
        expect(fitLine([...given].reverse())?.slope).toBeCloseTo(fitLine(given)!.slope, 6);
      }),
    );
  });

  test.each([
    ['no points', []],
    ['two', [1, 2]],
    ['one x alone', [0.1, 0.1, 0.1, 0.1]],
  ])('is none for %s', (_, xs) => {
    expect(fitLine(xs.map((x, y) => ({ x, y })))).toBeUndefined();
  });
});

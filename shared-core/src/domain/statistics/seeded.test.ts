import fc from 'fast-check';
import { seeded } from './seeded';

const draws = (seed: number, many = 50): number[] => {
  const next = seeded(seed);
  return Array.from({ length: many }, next);
};

test('law: the same seed draws the same numbers from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(draws(seed)).toEqual(draws(seed));
      expect(draws(seed).every((each) => each >= 0 && each < 1)).toBe(true);
    }),
  );
});

test('two seeds draw differently, and many draws lie evenly', () => {
  expect(draws(1)).not.toEqual(draws(2));
  const many = draws(7, 10_000);
  expect(many.reduce((sum, each) => sum + each, 0) / many.length).toBeCloseTo(0.5, 1);
});

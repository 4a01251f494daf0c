import fc from 'fast-check';
import { seconds } from '../units/units';
import { learnedSpread, medianOf, normalSpread, quantileAt, usualReactions } from './spread';

const shares = Array.from({ length: 99 }, (_, index) => (index + 1) / 100);
const belowZero = (spread: ReturnType<typeof usualReactions>): number =>
  spread.filter((value) => value < 0).length / spread.length;

describe('the distribution of a time', () => {
  test('of a driver of whom nothing is known has few red lights and a longer late side', () => {
    const usual = usualReactions();
    expect(medianOf(usual)).toBeCloseTo(0.035, 4);
    expect(belowZero(usual)).toBeGreaterThan(0.02);
    expect(belowZero(usual)).toBeLessThan(0.05);
    const late = quantileAt(usual, 0.95) - medianOf(usual);
    expect(late).toBeGreaterThan(1.3 * (medianOf(usual) - quantileAt(usual, 0.05)));
  });

  test('without a value is the expected one, and one value moves it a little', () => {
    const usual = usualReactions();
    expect(learnedSpread([], usual)).toEqual(usual);
    const once = learnedSpread([0.1], usual);
    expect(medianOf(once)).toBeGreaterThan(0.036);
    expect(medianOf(once)).toBeLessThan(0.055);
  });

  test('of many values is theirs, skewed as they are', () => {
    const seen = Array.from({ length: 2000 }, (_, index) => 0.01 - 0.02 * Math.log(1 - (index + 0.5) / 2000));
    const learned = learnedSpread(seen, normalSpread(seconds(0), seconds(0.1)));
    for (const share of [0.1, 0.25, 0.5, 0.75, 0.9])
      expect(quantileAt(learned, share)).toBeCloseTo(0.01 - 0.02 * Math.log(1 - share), 2);
  });

  test('law: it ascends and stays a number, whatever was seen', () => {
    const usual = usualReactions();
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 150 }), (seen) => {
        const learned = learnedSpread(seen, usual);
        let before = -Infinity;
        for (const share of shares) {
          const value = quantileAt(learned, share);
          if (!(value >= before - 1e-12)) throw new Error(`${value} follows ${before}`);
          before = value;
        }
      }),
      { numRuns: 50 },
    );
  });
});

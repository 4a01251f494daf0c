import fc from 'fast-check';
import { copyOf, expectation, learn, renew, rowFrom, widen, withPriors, type Beliefs } from './beliefs';

const fewest = 3;
const most = 6;

type Step =
  | { kind: 'widen'; index: number; variance: number }
  | { kind: 'renew'; index: number; mean: number; variance: number }
  | { kind: 'append'; mean: number; variance: number }
  | { kind: 'learn'; all: readonly number[]; surprise: number; noise: number };

// Most floating-point numbers are too small to make a difference.
const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((count) => count / 100);
const size = hundredths(-200, 200);
const variance = hundredths(1, 200);
const index = fc.nat(most - 1);
/** Zeros are what a pass does not ask about. */
const factors = fc.array(fc.oneof(size, fc.constant(0)), { minLength: most, maxLength: most });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('widen' as const), index, variance }),
    fc.record({ kind: fc.constant('renew' as const), index, mean: size, variance }),
    fc.record({ kind: fc.constant('append' as const), mean: size, variance }),
    fc.record({ kind: fc.constant('learn' as const), all: factors, surprise: size, noise: variance }),
  ),
  { maxLength: 25 },
);

/** The textbook's filter: means, and a covariance with all of its places. */
interface Whole {
  mean: number[];
  covariance: number[][];
}

const priorOf = (which: number) => ({ mean: which, variance: 1 + which });

const stepWhole = ({ mean, covariance }: Whole, step: Step): void => {
  const each = [...mean.keys()];
  if (step.kind === 'append') {
    if (mean.length === most) return;
    covariance.forEach((row) => row.push(0));
    covariance.push([...each.map(() => 0), step.variance]);
    mean.push(step.mean);
  } else if (step.kind === 'learn') {
    const leverage = each.map((i) => each.reduce((sum, j) => sum + covariance[i]![j]! * step.all[j]!, 0));
    const total = each.reduce((sum, i) => sum + step.all[i]! * leverage[i]!, step.noise);
    for (const i of each) {
      mean[i]! += (leverage[i]! / total) * step.surprise;
      for (const j of each) covariance[i]![j]! -= (leverage[i]! * leverage[j]!) / total;
    }
  } else if (step.index < mean.length) {
    if (step.kind === 'widen') covariance[step.index]![step.index]! += step.variance;
    else {
      for (const other of each) covariance[step.index]![other] = covariance[other]![step.index] = 0;
      covariance[step.index]![step.index] = step.variance;
      mean[step.index] = step.mean;
    }
  }
};

const stepped = (beliefs: Beliefs, step: Step): Beliefs => {
  if (step.kind === 'append') return beliefs.size === most ? beliefs : withPriors([step], beliefs);
  if (step.kind === 'learn') {
    const row = rowFrom(step.all.slice(0, beliefs.size));
    learn(beliefs, row, step.surprise, expectation(beliefs, row).variance + step.noise);
  } else if (step.index < beliefs.size) {
    if (step.kind === 'widen') widen(beliefs, step.index, step.variance);
    else renew(beliefs, step.index, step);
  }
  return beliefs;
};

describe('beliefs', () => {
  test('expect of any sum what the textbook’s filter expects, whatever was seen before', () => {
    fc.assert(
      fc.property(steps, factors, (all, asked) => {
        const start = Array.from({ length: fewest }, (_, which) => priorOf(which));
        const whole: Whole = {
          mean: start.map(({ mean }) => mean),
          covariance: start.map((prior, i) => start.map((_, j) => (i === j ? prior.variance : 0))),
        };
        let beliefs = withPriors(start);
        for (const step of all) {
          stepWhole(whole, step);
          beliefs = stepped(beliefs, step);
        }
        const view = expectation(beliefs, rowFrom(asked.slice(0, beliefs.size)));
        const mean = whole.mean.reduce((sum, each, i) => sum + each * asked[i]!, 0);
        const spread = whole.covariance.reduce(
          (sum, row, i) => sum + asked[i]! * row.reduce((total, each, j) => total + each * asked[j]!, 0),
          0,
        );
        expect(beliefs.size).toBe(whole.mean.length);
        expect(view.mean).toBeCloseTo(mean, 6);
        expect(view.variance).toBeCloseTo(spread, 6);
      }),
    );
  });

  test('are looked ahead with in a copy, and stay as they are', () => {
    const beliefs = withPriors([priorOf(1), priorOf(2)]);
    const row = rowFrom([1, 1]);
    const before = expectation(beliefs, row);
    const ahead = copyOf(beliefs);
    learn(ahead, row, 1, 6);
    expect(expectation(beliefs, row)).toEqual(before);
    expect(expectation(ahead, row).variance).toBeLessThan(before.variance);
  });
});

import { normalQuantile } from '../prediction/normal';
import type { Seconds } from '../units/units';

/** Distribution of a time (s): its quantiles at the middles of equal shares, the lowest first. */
export type Spread = Float64Array;

const size = 256;

/** Share of a distribution below the quantile of this index. */
const shareAt = (index: number): number => (index + 0.5) / size;

const spreadOf = (quantile: (share: number) => number): Spread =>
  Float64Array.from({ length: size }, (_, index) => quantile(shareAt(index)));

/** Returns the value of ascending quantiles at a share from 0 to 1, between two of them on the line. */
export const quantileAt = (quantiles: Spread, share: number): number => {
  const at = Math.min(quantiles.length - 1, Math.max(0, share * quantiles.length - 0.5));
  const below = Math.floor(at);
  const low = quantiles[below] ?? NaN;
  return low + (at - below) * ((quantiles[below + 1] ?? low) - low);
};

/** Returns the normal distribution. */
export const normalSpread = (mean: Seconds, sd: Seconds): Spread =>
  spreadOf((share) => mean + sd * normalQuantile(share));

/** Lognormal shape of a reaction: a late light is further off than an early one. */
const usualReaction = { median: 0.035, sd: 0.025, skew: 0.3 };

/** Returns the reactions of a racer of whom nothing is known: median 0.035 s, 3 to 4 % red. */
export const usualReactions = (): Spread => {
  const { median, sd, skew } = usualReaction;
  return spreadOf((share) => median + (sd * (Math.exp(skew * normalQuantile(share)) - 1)) / skew);
};

/** Returns the value that half of a distribution lies below. */
export const medianOf = (quantiles: Spread): number => quantileAt(quantiles, 0.5);
const middleHalf = (quantiles: Spread): number => quantileAt(quantiles, 0.75) - quantileAt(quantiles, 0.25);

/** Numbers of values that the expected median, width and shape count as. */
const expectedCounts = { median: 6, width: 10, shape: 20 };

/**
 * Returns the distribution that seen values suggest, drawn towards the expected one the fewer they are.
 * Beyond the outermost value it has the tails of the expected one.
 */
export const learnedSpread = (seen: readonly number[], expected: Spread): Spread => {
  const sorted = Float64Array.from(seen).sort();
  const count = sorted.length;
  const [median, width] = [medianOf(expected), middleHalf(expected)];
  if (count === 0 || !(width > 0)) return expected;
  const widthCount = count - 1;
  const ownWidth = Math.sqrt(
    (widthCount * middleHalf(sorted) ** 2 + expectedCounts.width * width ** 2) /
      (widthCount + expectedCounts.width),
  );
  const ownMedian =
    (count * medianOf(sorted) + expectedCounts.median * median) / (count + expectedCounts.median);
  const asExpected = (share: number): number =>
    ownMedian + ((quantileAt(expected, share) - median) * ownWidth) / width;
  const outermost = 0.5 / count;
  const own = count / (count + expectedCounts.shape);
  return spreadOf((share) => {
    const within = Math.min(1 - outermost, Math.max(outermost, share));
    const asSeen = quantileAt(sorted, within) + asExpected(share) - asExpected(within);
    return own * asSeen + (1 - own) * asExpected(share);
  });
};

/** What is believed of a list of unknown numbers: means and covariance, the state of a Kalman filter. */
export interface Beliefs {
  size: number;
  mean: Float64Array;
  /** Row by row. */
  covariance: Float64Array;
}

/** What is held of one unknown before anything is seen. */
export interface Prior {
  mean: number;
  variance: number;
}

/** What beliefs make of a sum of unknowns; `leverage` is the covariance of each unknown with that sum. */
export interface Expectation {
  mean: number;
  variance: number;
  leverage: Float64Array;
}

/** Beliefs in independent unknowns, those of `before` first. */
export const withPriors = (priors: readonly Prior[], before?: Beliefs): Beliefs => {
  const old = before?.size ?? 0;
  const size = old + priors.length;
  const mean = new Float64Array(size);
  const covariance = new Float64Array(size * size);
  for (let row = 0; before !== undefined && row < old; row += 1) {
    covariance.set(before.covariance.subarray(row * old, (row + 1) * old), row * size);
  }
  if (before !== undefined) mean.set(before.mean);
  priors.forEach((prior, index) => {
    mean[old + index] = prior.mean;
    covariance[(old + index) * (size + 1)] = prior.variance;
  });
  return { size, mean, covariance };
};

/** An independent copy. */
export const copyOf = ({ size, mean, covariance }: Beliefs): Beliefs => ({
  size,
  mean: mean.slice(),
  covariance: covariance.slice(),
});

/** Makes one unknown less certain, its mean unchanged. */
export const widen = ({ size, covariance }: Beliefs, index: number, variance: number): void => {
  const at = index * (size + 1);
  covariance[at] = (covariance[at] ?? 0) + variance;
};

/** Forgets one unknown: it starts again from its prior, independent of the others. */
export const renew = ({ size, mean, covariance }: Beliefs, index: number, prior: Prior): void => {
  for (let other = 0; other < size; other += 1) {
    covariance[index * size + other] = 0;
    covariance[other * size + index] = 0;
  }
  covariance[index * (size + 1)] = prior.variance;
  mean[index] = prior.mean;
};

/** A sum of unknowns: a pass asks about a few of them, and a long history has hundreds. */
export interface Row {
  /** Which unknowns it asks about. */
  asked: readonly number[];
  /** What each of these is multiplied by. */
  factors: readonly number[];
}

/** The row of a sum, of the factors of all unknowns in the order of the beliefs. */
export const rowFrom = (all: readonly number[]): Row => {
  const asked = [...all.keys()].filter((index) => all[index] !== 0);
  return { asked, factors: asked.map((index) => all[index] ?? 0) };
};

/** What to expect of a sum of unknowns. */
export const expectation = ({ size, mean, covariance }: Beliefs, { asked, factors }: Row): Expectation => {
  const leverage = new Float64Array(size);
  for (let i = 0, start = 0; i < size; i += 1, start += size) {
    let sum = 0;
    for (let at = 0; at < asked.length; at += 1)
      sum += (covariance[start + (asked[at] ?? 0)] ?? 0) * (factors[at] ?? 0);
    leverage[i] = sum;
  }
  let expected = 0;
  let variance = 0;
  for (let at = 0; at < asked.length; at += 1) {
    const [index, factor] = [asked[at] ?? 0, factors[at] ?? 0];
    expected += (mean[index] ?? 0) * factor;
    variance += (leverage[index] ?? 0) * factor;
  }
  return { mean: expected, variance, leverage };
};

/** Learns that the sum came out `surprise` above what was expected, `variance` being that of the whole observation. */
export const learn = (
  { size, mean, covariance }: Beliefs,
  { leverage }: Expectation,
  surprise: number,
  variance: number,
): void => {
  for (let i = 0, at = 0; i < size; i += 1) {
    const gain = (leverage[i] ?? 0) / variance;
    mean[i] = (mean[i] ?? 0) + gain * surprise;
    for (let j = 0; j < size; j += 1, at += 1) {
      covariance[at] = (covariance[at] ?? 0) - gain * (leverage[j] ?? 0);
    }
  }
};

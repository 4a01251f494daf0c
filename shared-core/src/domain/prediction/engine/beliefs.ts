/** Beliefs in a list of unknown numbers: means and covariance, the state of a Kalman filter. */
export interface Beliefs {
  size: number;
  mean: Float64Array;
  /** Its lower triangle, row by row: the upper one is the same, and learning would take twice as long. */
  covariance: Float64Array;
}

/** Returns where the row of an unknown begins in the lower triangle. */
const startOf = (row: number): number => (row * (row + 1)) / 2;

/** Returns the place of the covariance of two unknowns. */
const placeOf = (one: number, other: number): number =>
  one < other ? startOf(other) + one : startOf(one) + other;

/** Belief in one unknown before the first observation. */
export interface Prior {
  mean: number;
  variance: number;
}

/** Expected sum of unknowns. */
export interface Expectation {
  mean: number;
  variance: number;
}

/** Creates beliefs in independent unknowns, those of `before` first. */
export const withPriors = (priors: readonly Prior[], before?: Beliefs): Beliefs => {
  const old = before?.size ?? 0;
  const size = old + priors.length;
  const mean = new Float64Array(size);
  const covariance = new Float64Array(startOf(size));
  if (before !== undefined) {
    mean.set(before.mean);
    covariance.set(before.covariance);
  }
  priors.forEach((prior, index) => {
    const unknown = old + index;
    mean[unknown] = prior.mean;
    covariance[placeOf(unknown, unknown)] = prior.variance;
  });
  return { size, mean, covariance };
};

/** Copies beliefs. */
export const copyOf = ({ size, mean, covariance }: Beliefs): Beliefs => ({
  size,
  mean: mean.slice(),
  covariance: covariance.slice(),
});

/** Makes one unknown less certain, its mean unchanged. */
export const widen = ({ covariance }: Beliefs, index: number, variance: number): void => {
  const at = placeOf(index, index);
  covariance[at] = (covariance[at] ?? 0) + variance;
};

/** Forgets one unknown: it starts again from its prior, independent of the others. */
export const renew = ({ size, mean, covariance }: Beliefs, index: number, prior: Prior): void => {
  for (let other = 0; other < size; other += 1) covariance[placeOf(index, other)] = 0;
  covariance[placeOf(index, index)] = prior.variance;
  mean[index] = prior.mean;
};

/** Sum of unknowns: a pass involves a few of them, and a long history has hundreds. */
export interface Row {
  /** Indexes of its unknowns, in the order of the beliefs. */
  unknowns: readonly number[];
  /** Factor of each of them. */
  factors: readonly number[];
}

/** Returns the row of a sum from the factors of all unknowns. */
export const rowFrom = (all: readonly number[]): Row => {
  const unknowns: number[] = [];
  const factors: number[] = [];
  for (const [unknown, factor] of all.entries()) {
    if (factor === 0) continue;
    unknowns.push(unknown);
    factors.push(factor);
  }
  return { unknowns, factors };
};

/** Returns the expected sum of unknowns. */
export const expectation = ({ mean, covariance }: Beliefs, { unknowns, factors }: Row): Expectation => {
  let expected = 0;
  let variance = 0;
  for (let at = 0; at < unknowns.length; at += 1) {
    const unknown = unknowns[at] ?? 0;
    const factor = factors[at] ?? 0;
    const start = startOf(unknown);
    let others = 0;
    for (let before = 0; before < at; before += 1)
      others += (covariance[start + (unknowns[before] ?? 0)] ?? 0) * (factors[before] ?? 0);
    expected += (mean[unknown] ?? 0) * factor;
    variance += factor * (2 * others + (covariance[start + unknown] ?? 0) * factor);
  }
  return { mean: expected, variance };
};

/** Writes the covariance of each unknown with a sum into `leverage`. */
const setLeverage = (leverage: Float64Array, { size, covariance }: Beliefs, row: Row): void => {
  leverage.fill(0, 0, size);
  for (let at = 0; at < row.unknowns.length; at += 1) {
    const unknown = row.unknowns[at] ?? 0;
    const factor = row.factors[at] ?? 0;
    // Along the row as far as it goes, from there down the column.
    let place = startOf(unknown);
    for (let other = 0; other < unknown; other += 1, place += 1)
      leverage[other] = (leverage[other] ?? 0) + (covariance[place] ?? 0) * factor;
    for (let other = unknown; other < size; other += 1, place += other)
      leverage[other] = (leverage[other] ?? 0) + (covariance[place] ?? 0) * factor;
  }
};

/** Buffer that each lesson overwrites: learning runs hundreds of thousands of times. */
let scratch = new Float64Array(64);

/** Learns that a sum was `surprise` above its expectation; `variance` is that of the whole observation. */
export const learn = (beliefs: Beliefs, row: Row, surprise: number, variance: number): void => {
  const { size, mean, covariance } = beliefs;
  if (scratch.length < size) scratch = new Float64Array(2 * size);
  const leverage = scratch;
  setLeverage(leverage, beliefs, row);
  for (let i = 0, at = 0; i < size; i += 1) {
    const gain = (leverage[i] ?? 0) / variance;
    mean[i] = (mean[i] ?? 0) + gain * surprise;
    for (let j = 0; j <= i; j += 1, at += 1)
      covariance[at] = (covariance[at] ?? 0) - gain * (leverage[j] ?? 0);
  }
};

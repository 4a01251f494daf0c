/** Running estimate of how much single observations scatter, as a variance. */
export interface Noise {
  sum: number;
  count: number;
  /** The estimate never falls below this. */
  least: number;
}

/** Creates an estimate from an assumption that is worth `count` observations. */
export const priorNoise = (sd: number, count: number): Noise => ({
  sum: count * sd * sd,
  count,
  least: 0.05 * sd * sd,
});

/** Returns the variance as far as it is known. */
export const varianceOf = ({ sum, count, least }: Noise): number => Math.max(least, sum / count);

/**
 * Learns from one surprise whose expected variance was `total`, noise included. A surprise says little about noise
 * where other doubts were larger, and a wild one counts as three standard deviations.
 */
export const noticeSurprise = (noise: Noise, surprise: number, total: number): void => {
  const known = varianceOf(noise);
  const weight = (known / total) ** 2;
  noise.sum += weight * (Math.min(surprise * surprise, 9 * total) - (total - known));
  noise.count += weight;
};

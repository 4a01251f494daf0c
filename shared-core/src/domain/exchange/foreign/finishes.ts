/** Unit of a trap speed. */
export type SpeedUnit = 'mph' | 'km/h';

/** Products of ET and mph at a finish (seconds × mph): nearly the same for slow and fast cars, more with nitro. */
export const finishes = [
  { et: 'et_1320', mph: 'mph_1320', least: 1200, most: 1550 },
  { et: 'et_1000', mph: 'mph_1000', least: 880, most: 1290 },
  { et: 'et_660', mph: 'mph_660', least: 560, most: 880 },
] as const;

const kmInMile = 1.609344;

/** Returns the unit of a speed by its product with the time of its beam; undefined where neither fits. */
export const unitByProduct = (
  product: number,
  { least, most }: (typeof finishes)[number],
): SpeedUnit | undefined => {
  if (product >= least && product <= most) return 'mph';
  return product >= least * kmInMile && product <= most * kmInMile ? 'km/h' : undefined;
};

/** Eight points clockwise from north; the index of each is its stored direction. */
export const compassPoints = [
  'North',
  'Northeast',
  'East',
  'Southeast',
  'South',
  'Southwest',
  'West',
  'Northwest',
] as const;

/** Returns a stored direction in words: `southwest`; empty for no point. */
export const directionWord = (index: number): string => (compassPoints[index] ?? '').toLowerCase();

/** The eight points clockwise from north; the place of each is the index of its stored direction. */
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

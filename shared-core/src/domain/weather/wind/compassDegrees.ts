/** Compass points clockwise from north, 22.5° apart. */
const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** Returns the degrees of a compass point such as `NNE`; undefined for any other text. */
export const compassDegrees = (point: string): number | undefined => {
  const at = points.indexOf(point);
  return at < 0 ? undefined : at * 22.5;
};

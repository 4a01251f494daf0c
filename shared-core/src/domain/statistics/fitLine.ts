/** Straight line: `y = intercept + slope * x`. */
export interface Line {
  slope: number;
  intercept: number;
}

/** Fewest points that give a line. */
const fewest = 3;

/** Fits the line of least squares; undefined below three points, or where all have the same x. */
export const fitLine = (points: readonly { x: number; y: number }[]): Line | undefined => {
  const [first] = points;
  if (points.length < fewest || points.every(({ x }) => x === first?.x)) return undefined;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  let spread = 0;
  let together = 0;
  for (const { x, y } of points) {
    spread += (x - meanX) ** 2;
    together += (x - meanX) * (y - meanY);
  }
  const slope = together / spread;
  return { slope, intercept: meanY - slope * meanX };
};

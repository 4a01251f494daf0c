/** Standard deviations that the drawing shows on either side. */
const reach = 3.2;

/** Paths and places in the drawing; x grows with the ET, so quicker is left. */
interface BellCurve {
  width: number;
  height: number;
  /** Path of the whole area under the curve. */
  area: string;
  /** Path of the area quicker than the dial; empty where the dial is left of the drawing. */
  breakout: string;
  dialX: number;
}

const steps = 48;
const density = (z: number): number => Math.exp((-z * z) / 2);

/** Draws the bell curve of an ET, cut at a dial that is `z` standard deviations from it. */
export const bellCurve = (z: number, width = 320, height = 88): BellCurve => {
  const x = (at: number): number => ((at + reach) / (2 * reach)) * width;
  const point = (at: number): string =>
    `${x(at).toFixed(1)} ${(height - density(at) * (height - 4)).toFixed(1)}`;
  const areaTo = (end: number): string => {
    const points = Array.from({ length: steps + 1 }, (_, index) =>
      point(-reach + ((end + reach) * index) / steps),
    );
    return `M0 ${height}L${points.join('L')}L${x(end).toFixed(1)} ${height}Z`;
  };
  const cut = Math.min(reach, Math.max(-reach, Number.isFinite(z) ? z : -reach));
  return {
    width,
    height,
    area: areaTo(reach),
    breakout: cut === -reach ? '' : areaTo(cut),
    dialX: x(cut),
  };
};

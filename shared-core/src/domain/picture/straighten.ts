import type { Point } from './GreyPicture';

/** Slope of the text at the left side, and by how much lines grow toward the right (share a pixel). */
export interface Tilt {
  /** Radians; positive where lines fall to the right. */
  angle: number;
  growth: number;
}

const degree = Math.PI / 180;

/** Rates a tilt: level text fills few rows, and leaves the rows between empty. */
const sharpness = (
  ink: readonly Point[],
  { angle, growth }: Tilt,
  center: Point,
  rows: Float64Array,
  bin: number,
): number => {
  rows.fill(0);
  const half = rows.length / 2;
  const sin = Math.sin(angle) / bin;
  const cos = Math.cos(angle) / bin;
  for (const { x, y } of ink) {
    const row = ((y - center.y) * cos - (x - center.x) * sin) / (1 + growth * (x - center.x)) + half;
    const whole = row | 0;
    rows[whole] = (rows[whole] ?? 0) + 1 - (row - whole);
    rows[whole + 1] = (rows[whole + 1] ?? 0) + row - whole;
  }
  let sum = 0;
  for (const count of rows) sum += count * count;
  return sum;
};

/**
 * Finds the tilt of lines of text by their ink, coarse to fine.
 * @param steepest in degrees
 */
export const straighten = (
  ink: readonly Point[],
  { width, height }: { width: number; height: number },
  steepest: number,
): Tilt => {
  const center = { x: width / 2, y: height / 2 };
  const size = Math.hypot(width, height);
  let best: Tilt = { angle: 0, growth: 0 };
  const few = ink.filter((_, at) => at % Math.ceil(ink.length / 5000) === 0);
  const search = (points: readonly Point[], bin: number, tilts: readonly Tilt[]): void => {
    const rows = new Float64Array(Math.ceil((2 * size) / bin) + 2);
    let top = -1;
    for (const tilt of tilts) {
      const rating = sharpness(points, tilt, center, rows, bin);
      if (rating > top) [top, best] = [rating, tilt];
    }
  };
  const bin = Math.max(1, size / 1000);
  const steps = (count: number, step: number) =>
    Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * step);
  search(
    few,
    2 * bin,
    steps(2 * steepest, degree / 2).map((angle) => ({ angle, growth: 0 })),
  );
  const around = (points: readonly Point[], count: number, step: number, growths: number, growth: number) => {
    const from = best;
    search(
      points,
      bin,
      steps(growths, growth / size).flatMap((more) =>
        steps(count, step * degree).map((turn) => ({
          angle: from.angle + turn,
          growth: from.growth + more,
        })),
      ),
    );
  };
  around(few, 3, 0.2, 4, 0.06);
  around(few, 2, 0.1, 3, 0.02);
  around(ink, 2, 0.05, 2, 0.01);
  return best;
};

/** Point of the chart: time (ISO 8601), ET and interval in seconds. */
export interface ChartPoint {
  at: string;
  et: number;
  low80: number;
  high80: number;
}

/** Width of the chart in its own units. */
export const width = 320;

/** Height of the chart in its own units, and in pixels on the screen. */
export const height = 120;

/** Free space above and below the drawing, in units of the chart. */
const margin = 6;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Draws interval and ET as SVG paths by time; the scale runs from `slowest` (top) to `quickest` (s). */
export const hoursChart = (
  points: readonly ChartPoint[],
): { band: string; line: string; dots: { x: number; y: number }[]; slowest: number; quickest: number } => {
  const slowest = Math.max(...points.map(({ high80 }) => high80));
  const quickest = Math.min(...points.map(({ low80 }) => low80));
  const span = slowest - quickest || 1;
  const times = points.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const xOf = (index: number): number =>
    rounded((((times[index] ?? first) - first) / Math.max(1, last - first)) * width);
  const yOf = (et: number): number => rounded(margin + ((slowest - et) / span) * (height - 2 * margin));
  const along = (of: (point: ChartPoint) => number): string[] =>
    points.map((point, index) => `${xOf(index)} ${yOf(of(point))}`);
  const above = along(({ high80 }) => high80);
  const below = along(({ low80 }) => low80).reverse();
  return {
    band: `M${[...above, ...below].join('L')}Z`,
    line: `M${along(({ et }) => et).join('L')}`,
    dots: points.map(({ et }, index) => ({ x: xOf(index), y: yOf(et) })),
    slowest,
    quickest,
  };
};

/** A point of the chart: when, as ISO 8601, the ET and its interval in seconds. */
export interface ChartPoint {
  at: string;
  et: number;
  low80: number;
  high80: number;
}

/** How wide the chart is, in units of its own. */
export const width = 320;

/** How high it is, in the same units and on the screen in pixels. */
export const height = 120;

/** In units of the chart, above and below what is drawn. */
const margin = 6;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * The band of the interval and the line of the ET as SVG paths, placed by their times, the slower the higher; `slowest`
 * and `quickest` are the ends of the scale in seconds.
 */
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

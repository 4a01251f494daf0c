import type { ChartPoint } from './chartPoints';

/** Fewest passes of a car that tell which of them is far off. */
const fewest = 8;
/** Distance from the middle half, as a multiple of its width, that is far off. */
const furthest = 3;

type Axis = 'x' | 'y';

const isNearIn = (points: readonly ChartPoint[], axis: Axis): ((point: ChartPoint) => boolean) => {
  const values = points.map((point) => point[axis]).sort((a, b) => a - b);
  const [low, high] = [0.25, 0.75].map((share) => values[Math.floor(share * (values.length - 1))]);
  if (values.length < fewest || low === undefined || high === undefined || low === high) return () => true;
  const margin = furthest * (high - low);
  return (point) => point[axis] >= low - margin && point[axis] <= high + margin;
};

/**
 * Leaves out the points that lie far from the other passes of their car; the order stays.
 * @param axes values that count
 */
export const withoutFarOff = (points: readonly ChartPoint[], axes: readonly Axis[]): ChartPoint[] => {
  const cars = new Set(points.map(({ entry }) => entry.vehicle.uid));
  const near = new Set(
    [...cars].flatMap((car) => {
      const own = points.filter(({ entry }) => entry.vehicle.uid === car);
      const tests = axes.map((axis) => isNearIn(own, axis));
      return own.filter((point) => tests.every((isNear) => isNear(point)));
    }),
  );
  return points.filter((point) => near.has(point));
};

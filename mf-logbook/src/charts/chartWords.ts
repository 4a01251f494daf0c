import { formatSeconds, type Line, type PassField } from '@holeshot/shared-core';
import type { ChartPoint } from './chartPoints';

const date = 'log_entry_datetime';
const densityAltitude = 'derived.density_altitude';

const lowest = (points: readonly ChartPoint[], of: (point: ChartPoint) => number): ChartPoint | undefined =>
  points.reduce<ChartPoint | undefined>(
    (found, point) => (found === undefined || of(point) < of(found) ? point : found),
    undefined,
  );

const rangeOf = (
  points: readonly ChartPoint[],
  field: PassField,
  of: (point: ChartPoint) => number,
): string => {
  const [low, high] = [lowest(points, of), lowest(points, (point) => -of(point))];
  if (low === undefined || high === undefined) return '';
  return `${field.label} from ${field.show(low.entry)} to ${field.show(high.entry)}`;
};

const slopeOf = (points: readonly ChartPoint[], x: PassField, y: PassField, line: Line): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  // The tune and the prediction tell density altitude by the same thousand.
  const thousand = x.key === densityAltitude;
  if (thousand && last.x - first.x < 1000) return '';
  const step = thousand ? 1000 : 10 ** Math.floor(Math.log10((last.x - first.x) / 3));
  const decimals = (y.show(first.entry).split('.')[1]?.length ?? 0) + (thousand ? 0 : 1);
  const change = line.slope * step;
  const sign = change < 0 ? '−' : '+';
  const more = step.toLocaleString('en-US', { maximumFractionDigits: 6 });
  return ` ${x.label} +${more}: ${y.label} ${sign}${formatSeconds(Math.abs(change), decimals)}, nothing else held constant.`;
};

/**
 * Describes a chart: the number of passes, their ranges and the fitted line.
 * @param points sorted by x
 * @param kind what the passes are called, such as `all-out passes over 1/4 mile`
 */
export const chartWords = ({
  points,
  kind,
  x,
  y,
  line,
  cars,
}: {
  points: readonly ChartPoint[];
  kind: string;
  x: PassField;
  y: PassField;
  line: Line | undefined;
  /** Number of cars the passes are of. */
  cars: number;
}): string => {
  if (points.length === 0) return `None of the ${kind} shown has both values.`;
  const ranges = [rangeOf(points, y, (point) => point.y), rangeOf(points, x, (point) => point.x)];
  const slope = line === undefined || x.key === date ? '' : slopeOf(points, x, y, line);
  const mixed = cars > 1 ? ` They are from ${cars} cars: choose one for a trend line.` : '';
  return `${points.length} ${kind}. ${ranges.join(', ')}.${slope}${mixed}`;
};

import type { LogEntry, PassField } from '@holeshot/shared-core';

/** A pass in a chart. */
export interface ChartPoint {
  entry: LogEntry;
  x: number;
  y: number;
}

/** The passes that have both values, by the first of them. */
export const chartPoints = (entries: readonly LogEntry[], x: PassField, y: PassField): ChartPoint[] =>
  entries
    .flatMap((entry): ChartPoint[] => {
      const [atX, atY] = [x.value(entry), y.value(entry)];
      return typeof atX === 'number' && typeof atY === 'number' ? [{ entry, x: atX, y: atY }] : [];
    })
    .sort((a, b) => a.x - b.x);

/** How many vehicles the passes of a chart are of. */
export const vehiclesOf = (points: readonly ChartPoint[]): number =>
  new Set(points.map(({ entry }) => entry.vehicle.uid)).size;

import type { LogEntry, PassField } from '@holeshot/shared-core';

/** Pass in a chart. */
export interface ChartPoint {
  entry: LogEntry;
  x: number;
  y: number;
}

/** Returns the passes that have both values, sorted by the first. */
export const chartPoints = (entries: readonly LogEntry[], x: PassField, y: PassField): ChartPoint[] =>
  entries
    .flatMap((entry): ChartPoint[] => {
      const [atX, atY] = [x.value(entry), y.value(entry)];
      return typeof atX === 'number' && typeof atY === 'number' ? [{ entry, x: atX, y: atY }] : [];
    })
    .sort((a, b) => a.x - b.x);

import { milesBetween, type Miles } from '@holeshot/shared-core';
import type { Place } from './Place';

/** A row with how far away it is; unknown where no position is. */
export interface Distant<Row> {
  row: Row;
  distance?: Miles;
}

/** Rows with their distance from a position, nearest first; in their own order where there is no position. */
export const nearestFirst = <Row extends Place>(
  rows: readonly Row[],
  position: Place | undefined,
): Distant<Row>[] =>
  position === undefined
    ? rows.map((row) => ({ row }))
    : rows
        .map((row) => ({ row, distance: milesBetween(position, row) }))
        .sort((a, b) => a.distance - b.distance);

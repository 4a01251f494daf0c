import { isPlaced, miles, milesBetween, type Miles } from '@holeshot/shared-core';
import type { Place } from './Place';

/** Row with its distance; unknown if the position or the place of the row is. */
export interface Distant<Row> {
  row: Row;
  distance?: Miles;
}

const distanceOf = ({ distance = miles(Number.MAX_VALUE) }: { distance?: Miles }): Miles => distance;

/**
 * Adds to rows their distance from a position and sorts them: nearest first, those of an unknown place last; in their
 * own order without a position.
 */
export const nearestFirst = <Row extends Place>(
  rows: readonly Row[],
  position: Place | undefined,
): Distant<Row>[] =>
  position === undefined
    ? rows.map((row) => ({ row }))
    : rows
        .map((row) => (isPlaced(row) ? { row, distance: milesBetween(position, row) } : { row }))
        .sort((a, b) => distanceOf(a) - distanceOf(b));

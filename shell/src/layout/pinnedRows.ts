import type { RouteRow } from '../routing/routeTable';

/** A phone has room for four pages beside More. */
const maxPinned = 4;

/** Returns the rows of the bottom navigation in the racer's order, without pages that do not allow it. */
export const pinnedRows = (rows: readonly RouteRow[], paths: readonly string[]): RouteRow[] =>
  [...new Set(paths)]
    .flatMap((path) => rows.filter((row) => row.path === path && row.bottomNav))
    .slice(0, maxPinned);

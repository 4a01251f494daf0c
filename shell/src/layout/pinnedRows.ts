import type { RouteRow } from '../routing/routeTable';

/** A phone has room for three pages beside the fixed ones and More. */
const maxPinned = 3;

/** Returns the rows of the bottom navigation in the racer's order, without pages that do not allow it. */
export const pinnedRows = (rows: readonly RouteRow[], paths: readonly string[]): RouteRow[] =>
  [...new Set(paths)]
    .flatMap((path) => rows.filter((row) => row.path === path && row.bottomNav))
    .slice(0, maxPinned);

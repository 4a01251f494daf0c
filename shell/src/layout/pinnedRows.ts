import type { RouteRow } from '../routing/routeTable';

/** Beside More there is room for four on a phone. */
const maxPinned = 4;

/** The rows of the bottom navigation: the pinned paths in the racer's order, of those that a row offers for it. */
export const pinnedRows = (rows: readonly RouteRow[], paths: readonly string[]): RouteRow[] =>
  [...new Set(paths)]
    .flatMap((path) => rows.filter((row) => row.path === path && row.bottomNav))
    .slice(0, maxPinned);

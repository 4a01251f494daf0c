import { homeFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import type { DashboardWidget } from './dashboardWidgets';
import { readWidgets, type ReadWidget } from './readWidgets';

/** Most cards on Home, as the server's rules allow. */
const most = 50;

/** The list `users/{uid}.dashboardWidgets` as stored; unreadable rows stay in their places. */
type StoredWidgets = readonly unknown[];

const rowOf = (stored: StoredWidgets, id: string): ReadWidget['stored'] | undefined =>
  readWidgets(stored).find((each) => each.id === id)?.stored;

/** Puts these widgets into this order, in the places they took before; all others stay. */
export const orderWidgets = (stored: StoredWidgets, ids: readonly string[]): StoredWidgets => {
  const rows = [...new Set(ids)].flatMap((id) => rowOf(stored, id) ?? []);
  const moved = new Set(rows);
  const inOrder = rows.values();
  return stored.map((row) => (moved.has(row) ? inOrder.next().value : row));
};

/** Makes one widget two columns wide, or one. */
export const resizeWidget = (stored: StoredWidgets, id: string, wide: boolean): StoredWidgets => {
  const row = rowOf(stored, id);
  return stored.map((each) => (each === row && row !== undefined ? { ...row, wide } : each));
};

/** Appends a widget; fails with `home-full` at 50. */
export const addWidget = (stored: StoredWidgets, widget: DashboardWidget): Result<StoredWidgets> =>
  stored.length < most ? ok([...stored, widget]) : failedAs(homeFailures, 'home-full', most);

/** Removes a widget, and returns an undo that restores it in whatever the list has become since. */
export const removeWidget = (
  stored: StoredWidgets,
  id: string,
): { left: StoredWidgets; putBack: (now: StoredWidgets) => StoredWidgets } => {
  const row = rowOf(stored, id);
  if (row === undefined) return { left: stored, putBack: (now) => now };
  const at = stored.indexOf(row);
  return {
    left: stored.filter((each) => each !== row),
    putBack: (now) =>
      rowOf(now, id) === undefined && now.length < most ? [...now.slice(0, at), row, ...now.slice(at)] : now,
  };
};

import { failed, ok, type Result } from '../plain/result';
import type { DashboardWidget } from './dashboardWidgets';
import { readWidgets, type ReadWidget } from './readWidgets';

/** As many as the rules of the store let through. */
const most = 50;

/** The list `users/{uid}.dashboardWidgets` as it is stored; rows that this version cannot read stay in their places. */
type StoredWidgets = readonly unknown[];

const rowOf = (stored: StoredWidgets, id: string): ReadWidget['stored'] | undefined =>
  readWidgets(stored).find((each) => each.id === id)?.stored;

/** The list with these widgets in this order, in the places that they took before; all others stay where they are. */
export const orderWidgets = (stored: StoredWidgets, ids: readonly string[]): StoredWidgets => {
  const rows = [...new Set(ids)].flatMap((id) => rowOf(stored, id) ?? []);
  const moved = new Set(rows);
  const inOrder = rows.values();
  return stored.map((row) => (moved.has(row) ? inOrder.next().value : row));
};

/** The list with one widget as wide as two columns, or as one. */
export const resizeWidget = (stored: StoredWidgets, id: string, wide: boolean): StoredWidgets => {
  const row = rowOf(stored, id);
  return stored.map((each) => (each === row && row !== undefined ? { ...row, wide } : each));
};

/** The list with one widget more, at its end; `home-full` where there are 50. */
export const addWidget = (stored: StoredWidgets, widget: DashboardWidget): Result<StoredWidgets> =>
  stored.length < most
    ? ok([...stored, widget])
    : failed('home-full', `Your Home holds ${most} cards. Take one out first.`);

/** The list without one widget, and what puts it back where it was into whatever the list has become since. */
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

import { isRecord } from '../plain/record';

/** A widget of the stored list that can be read. */
export interface ReadWidget {
  id: string;
  /** `remote/widget`. */
  widget: string;
  wide: boolean;
  /** The row as it is stored, with what other versions of the app know of it. */
  stored: Readonly<Record<string, unknown>>;
}

/** The rows of `users/{uid}.dashboardWidgets` that name a widget, the first of each id; the others stay stored and are not shown. */
export const readWidgets = (stored: readonly unknown[]): ReadWidget[] => {
  const found = new Map<string, ReadWidget>();
  for (const row of stored) {
    if (!isRecord(row)) continue;
    const { id, widget, wide } = row;
    if (typeof id !== 'string' || typeof widget !== 'string' || found.has(id)) continue;
    found.set(id, { id, widget, wide: wide === true, stored: row });
  }
  return [...found.values()];
};

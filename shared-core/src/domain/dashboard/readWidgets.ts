import { isRecord } from '../plain/record';

/** Readable widget of the stored list. */
export interface ReadWidget {
  id: string;
  /** `remote/widget`. */
  widget: string;
  wide: boolean;
  /** The row as stored, with fields that only other versions of the app know. */
  stored: Readonly<Record<string, unknown>>;
}

/** Reads the rows of `dashboardWidgets` that name a widget, the first of each id; others stay stored. */
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

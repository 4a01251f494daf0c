import type { LogEntry, PassField } from '@holeshot/shared-core';

/** Order of passes. */
export interface PassOrder {
  key: string;
  descending: boolean;
}

/** Order with the newest first. */
export const newestFirst: PassOrder = { key: 'log_entry_datetime', descending: true };

/** Order with the nearest air first, where passes are likened by it. */
export const nearestFirst: PassOrder = { key: 'air', descending: false };

/**
 * Sorts passes by a value, words without regard to case; those without it come last either way, and equal ones keep
 * their order.
 */
export const sortPasses = (
  entries: readonly LogEntry[],
  { value }: Pick<PassField, 'value'>,
  descending: boolean,
): LogEntry[] => {
  const lacking: LogEntry[] = [];
  const groups = new Map<string | number, LogEntry[]>();
  for (const entry of entries) {
    const at = value(entry);
    const key = typeof at === 'string' ? at.toLowerCase() : at;
    const group = key === undefined ? lacking : groups.get(key);
    if (group !== undefined) group.push(entry);
    else if (key !== undefined) groups.set(key, [entry]);
  }
  // Thousands of passes have some hundred different times: only these are compared.
  const sign = descending ? -1 : 1;
  const keys = [...groups.keys()].sort((a, b) => (a < b ? -sign : a > b ? sign : 0));
  return [...keys.flatMap((key) => groups.get(key) ?? []), ...lacking];
};

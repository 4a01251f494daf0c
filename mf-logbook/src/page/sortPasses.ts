import type { LogEntry, PassField } from '@holeshot/shared-core';

/** What the passes are sorted by. */
export interface PassOrder {
  key: string;
  descending: boolean;
}

/** Newest first. */
export const newestFirst: PassOrder = { key: 'log_entry_datetime', descending: true };

/**
 * The passes in the order of a value, words without regard to capitals; those that lack it come last either way, and
 * equal ones stay as they were.
 */
export const sortPasses = (
  entries: readonly LogEntry[],
  { value }: Pick<PassField, 'value'>,
  descending: boolean,
): LogEntry[] => {
  const known: { entry: LogEntry; at: string | number }[] = [];
  const lacking: LogEntry[] = [];
  for (const entry of entries) {
    const at = value(entry);
    if (at === undefined) lacking.push(entry);
    else known.push({ entry, at: typeof at === 'string' ? at.toLowerCase() : at });
  }
  const sign = descending ? -1 : 1;
  known.sort((a, b) => (a.at < b.at ? -sign : a.at > b.at ? sign : 0));
  return [...known.map(({ entry }) => entry), ...lacking];
};

import type { LogEntry } from '@holeshot/shared-core';
import type { PassColumn } from './passColumns';

/** Gives what the cells of a pass say, a text for each of these columns; it is worked out once a pass. */
export const cellTexts = (columns: readonly PassColumn[]): ((entry: LogEntry) => readonly string[]) => {
  const made = new WeakMap<LogEntry, readonly string[]>();
  return (entry) => {
    const known = made.get(entry);
    if (known !== undefined) return known;
    const texts = columns.map((column) => column.show(entry));
    made.set(entry, texts);
    return texts;
  };
};

import type { LogEntry } from './LogEntry';
import { parseLogEntry } from './parseLogEntry';
import { readRows, type BrokenRow } from './readRows';

/** Reads the document of a month: the passes that can be read, and the others with the reason. */
export const parseLogBook = (stored: unknown): { entries: LogEntry[]; broken: BrokenRow[] } => {
  const found: unknown =
    typeof stored === 'object' && stored !== null && 'entries' in stored ? stored.entries : undefined;
  const { rows, broken } = readRows(found, parseLogEntry, (entry) => entry.log_entry_uid, 'This pass');
  return { entries: rows, broken };
};

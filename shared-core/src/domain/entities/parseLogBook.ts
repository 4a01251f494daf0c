import { ok } from '../result';
import { sameStored } from '../sameStored';
import type { LogEntry } from './LogEntry';
import { parseLogEntry } from './parseLogEntry';
import { readRows, type BrokenRow } from './readRows';

const unread: ReadonlyMap<string, LogEntry> = new Map();

/**
 * Reads the document of a month: the passes that can be read, and the others with the reason.
 * @param before passes that were read earlier, by uid: one that is stored as it was is given as the same record
 */
export const parseLogBook = (
  stored: unknown,
  before = unread,
): { entries: LogEntry[]; broken: BrokenRow[] } => {
  const found: unknown =
    typeof stored === 'object' && stored !== null && 'entries' in stored ? stored.entries : undefined;
  const { rows, broken } = readRows(
    found,
    (row, id) => {
      const known = before.get(id);
      return known !== undefined && sameStored(row, known) ? ok(known) : parseLogEntry(row);
    },
    (entry) => entry.log_entry_uid,
    'This pass',
  );
  return { entries: rows, broken };
};

import { withWorkedOut } from './workedOut';
import { ok, type Result } from '../plain/result';
import { sameStored } from '../plain/sameStored';
import type { LogEntry } from '../entities/LogEntry';
import { parseLogEntry } from '../parsing/parseLogEntry';
import { readRows, type BrokenRow } from '../parsing/readRows';

const nothing: ReadonlyMap<string, LogEntry> = new Map();

/** Passes with wrong stored values, by their corrected form: an unchanged one is recognized. */
const storedAs = new WeakMap<LogEntry, LogEntry>();

const rightly = (read: Result<LogEntry>): Result<LogEntry> => {
  if (!read.ok) return read;
  const entry = withWorkedOut(read.value);
  if (entry !== read.value) storedAs.set(entry, read.value);
  return ok(entry);
};

/**
 * Reads the document of a month: readable passes, and the others with a reason. Derived values come from
 * `withWorkedOut`, whatever is stored.
 * @param before passes of an earlier read, by uid: an unchanged one is returned as the same record
 */
export const parseLogBook = (
  stored: unknown,
  before = nothing,
): { entries: LogEntry[]; broken: BrokenRow[] } => {
  const found: unknown =
    typeof stored === 'object' && stored !== null && 'entries' in stored ? stored.entries : undefined;
  const { rows, broken } = readRows(
    found,
    (row, id) => {
      const known = before.get(id);
      const isKnown = known !== undefined && sameStored(row, storedAs.get(known) ?? known);
      return isKnown ? ok(known) : rightly(parseLogEntry(row));
    },
    (entry) => entry.log_entry_uid,
    'This pass',
  );
  return { entries: rows, broken };
};

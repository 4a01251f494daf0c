import { isRecord } from '../plain/record';
import type { Result } from '../plain/result';

/** Stored row that cannot be read. */
export interface BrokenRow {
  /** Key of the row; empty where the whole list cannot be read. */
  id: string;
  /** Sentence that says what is wrong. */
  reason: string;
  /** The stored value, for the export. */
  stored: unknown;
}

/**
 * Reads a stored map of rows: each is either among those that can be read or, with the reason, among the broken.
 * @param stored rows by their ids; nothing counts as none
 * @param idOf the id that a row carries inside, which has to be the one it is stored under
 * @param what a row is, as the start of a sentence: `This pass`
 */
export const readRows = <Row>(
  stored: unknown,
  parse: (row: unknown, id: string) => Result<Row>,
  idOf: (row: Row) => string,
  what: string,
): { rows: Row[]; broken: BrokenRow[] } => {
  const rows: Row[] = [];
  const broken: BrokenRow[] = [];
  const found = stored ?? {};
  if (!isRecord(found)) {
    return { rows, broken: [{ id: '', reason: 'This list cannot be read: it is not a record.', stored }] };
  }
  for (const [id, row] of Object.entries(found)) {
    const read = parse(row, id);
    if (!read.ok) broken.push({ id, reason: read.failure.message, stored: row });
    else if (idOf(read.value) !== id) {
      broken.push({ id, reason: `${what} cannot be read: it is stored under another id.`, stored: row });
    } else rows.push(read.value);
  }
  return { rows, broken };
};

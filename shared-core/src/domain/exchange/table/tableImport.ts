import { rowFailures } from '../../plain/failures';
import { failedAs, type Result } from '../../plain/result';
import type { FileRow, Refusal } from '../file/FileRow';
import type { Share } from '../../work/inOneGo';
import type { Table } from './openTable';
import type { TableRow } from './tableRows';

type Read = (row: TableRow) => Result<Pick<FileRow, 'id' | 'value' | 'dayOnly' | 'remarks'>>;

/** Tells whether a row has filled cells beyond the head: most likely a comma in a number, or another separator. */
const tooMany = ({ cells }: TableRow, heads: readonly string[]): boolean =>
  cells.slice(heads.length).some((cell) => cell.trim() !== '');

/** Reads the rows of a table in steps with the reader for its layout; a refused one comes with its line. */
export function* tableImport(
  { heads, rows }: Table,
  read: Read,
): Generator<Share, { rows: FileRow[]; refused: Refusal[] }> {
  const found: FileRow[] = [];
  const refused: Refusal[] = [];
  const ids = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const result: ReturnType<Read> =
      row.damage !== undefined
        ? failedAs(rowFailures, 'row', row.damage)
        : tooMany(row, heads)
          ? failedAs(rowFailures, 'row-length', row.cells.length, heads.length)
          : row.cells.every((cell, at) => cell.trim() === heads[at]?.trim())
            ? failedAs(rowFailures, 'row-head')
            : read(row);
    if (!result.ok) refused.push({ list: 'entries', place: row.line, reason: result.failure.message });
    else if (ids.has(result.value.id)) {
      refused.push({
        list: 'entries',
        place: row.line,
        reason: 'It has the id of an earlier one in this file.',
      });
    } else {
      ids.add(result.value.id);
      found.push({ list: 'entries', place: row.line, ...result.value });
    }
    yield (index + 1) / rows.length;
  }
  return { rows: found, refused };
}

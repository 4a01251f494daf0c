import Papa from 'papaparse';
import { isRecord, recordOf } from '../../plain/record';
import { type StoredRow } from '../file/StoredLogBook';
import { ownCells, ownHeads } from './ownTable';

// Quotation marks keep the lines of a note in one cell; what other separators would begin, `guardCell` marks.
const lineOf = (cells: string[]): string =>
  `${Papa.unparse([cells], { quotes: cells.map((cell) => cell !== '' && Number.isNaN(Number(cell))) })}\r\n`;

/**
 * Writes the passes of a log book as a table in the app's own layout, a row at a time; UTF-8 with a mark for
 * spreadsheets.
 * @param customFields as they are stored, for their titles
 */
export function* csvParts(
  entries: readonly StoredRow[],
  customFields: readonly StoredRow[],
): Generator<string, void> {
  const passes = entries.flatMap(({ value }) => (isRecord(value) ? [value] : []));
  const pks = new Set(
    passes.flatMap(({ custom_fields }) => (isRecord(custom_fields) ? Object.keys(custom_fields) : [])),
  );
  const titleOf = (pk: string): string | undefined => {
    const title = recordOf(customFields.find(({ id }) => id === pk)?.value)['title'];
    return typeof title === 'string' ? title : undefined;
  };
  yield `\uFEFF${lineOf(ownHeads(new Map([...pks].map((pk) => [pk, titleOf(pk)]))))}`;
  for (const pass of passes) yield lineOf(ownCells(pass, [...pks]));
}

import Papa from 'papaparse';
import { isRecord } from '../../record';
import { type StoredRow } from '../StoredLogBook';
import { ownCells, ownHeads } from './ownTable';

// Quoted, a cell stays one cell too where a spreadsheet expects semicolons or tabs between them.
const lineOf = (cells: string[]): string =>
  `${Papa.unparse([cells], { quotes: cells.map((cell) => cell !== '' && Number.isNaN(Number(cell))) })}\r\n`;

/** The passes of a log book as a table in the app's own layout, a row at a time; UTF-8 with a mark for spreadsheets. */
export function* csvParts(entries: readonly StoredRow[]): Generator<string, void> {
  const passes = entries.flatMap(({ value }) => (isRecord(value) ? [value] : []));
  const customFields = new Set(
    passes.flatMap(({ custom_fields }) => (isRecord(custom_fields) ? Object.keys(custom_fields) : [])),
  );
  yield `\uFEFF${lineOf(ownHeads([...customFields]))}`;
  for (const pass of passes) yield lineOf(ownCells(pass, [...customFields]));
}

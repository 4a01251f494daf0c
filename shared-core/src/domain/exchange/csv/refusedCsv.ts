import Papa from 'papaparse';
import type { Refusal } from '../FileRow';
import { guardCell } from './formulaGuard';
import type { TableRow } from './tableRows';

/**
 * The refused rows of a file as a table: where each stands, why, and its cells as they were, to be put right and
 * imported again.
 * @param rows of the table, where the file was one
 */
export const refusedCsv = (refused: readonly Refusal[], rows: readonly TableRow[] = []): string => {
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  const lines = refused.map(({ list, place, reason }) => [
    String(place),
    ...(rows.length === 0 ? [list] : []),
    guardCell(reason),
    ...(byLine.get(place) ?? []).map((cell) => guardCell(cell)),
  ]);
  const head = rows.length === 0 ? ['Place', 'List', 'Reason'] : ['Line', 'Reason', 'Cells'];
  return `\uFEFF${Papa.unparse([head, ...lines], { quotes: true })}\r\n`;
};

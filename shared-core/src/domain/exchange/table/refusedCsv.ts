import Papa from 'papaparse';
import type { Refusal } from '../file/FileRow';
import { guardCell } from './formulaGuard';
import type { Table } from './openTable';
import { refusalHeads } from './refusalColumns';

/**
 * The refused rows of a file as a table: its cells as they were, where each stands, and why, to be put right and
 * imported again.
 * @param table where the file was one
 */
export const refusedCsv = (refused: readonly Refusal[], table?: Pick<Table, 'heads' | 'rows'>): string => {
  const heads = table?.heads ?? [];
  const byLine = new Map(table?.rows.map(({ line, cells }) => [line, cells]));
  const lines = refused.map(({ list, place, reason }) => {
    if (table === undefined) return [String(place), list, guardCell(reason)];
    const cells = (byLine.get(place) ?? []).map((cell) => guardCell(cell));
    const inHead = heads.map((_, index) => cells[index] ?? '');
    // Cells beyond the head stay beyond it, so that the row is not read with its columns moved.
    return [...inHead, String(place), guardCell(reason), ...cells.slice(heads.length)];
  });
  const head =
    table === undefined
      ? ['Place', 'List', 'Reason']
      : [...heads.map((each) => guardCell(each)), ...refusalHeads];
  return `\uFEFF${Papa.unparse([head, ...lines], { quotes: true })}\r\n`;
};

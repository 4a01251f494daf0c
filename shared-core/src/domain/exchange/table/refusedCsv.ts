import Papa from 'papaparse';
import type { Refusal } from '../file/FileRow';
import { guardCell } from './formulaGuard';
import type { Table } from './openTable';
import { refusalHeads } from './refusalColumns';

/** Writes the refused rows of a file as a table to correct and import again: cells, place and reason. */
export const refusedCsv = (refused: readonly Refusal[], table?: Pick<Table, 'heads' | 'rows'>): string => {
  const heads = table?.heads ?? [];
  const byLine = new Map(table?.rows.map(({ line, cells }) => [line, cells]));
  const lines = refused.map(({ list, place, reason }) => {
    if (table === undefined) return [String(place), list, guardCell(reason)];
    const cells = (byLine.get(place) ?? []).map((cell) => guardCell(cell));
    const inHead = heads.map((_, index) => cells[index] ?? '');
    // Cells beyond the head stay beyond it, so that the columns do not shift.
    return [...inHead, String(place), guardCell(reason), ...cells.slice(heads.length)];
  });
  const head =
    table === undefined
      ? ['Place', 'List', 'Reason']
      : [...heads.map((each) => guardCell(each)), ...refusalHeads];
  return `\uFEFF${Papa.unparse([head, ...lines], { quotes: true })}\r\n`;
};

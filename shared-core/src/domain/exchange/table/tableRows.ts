import Papa from 'papaparse';
import type { Share } from '../../work/inOneGo';

/** Row of a table, or a damaged line. */
export interface TableRow {
  /** Number of its first line in the file, from 1. */
  line: number;
  cells: string[];
  /** Sentence that says why it cannot be read. */
  damage?: string;
}

/** Characters parsed in one step. No pass is longer: a longer one has an open quotation mark, or is no table. */
const stepCharacters = 32_768;

/** Rows between two steps, where they are short. */
const stepRows = 2000;

const torn = 'A quotation mark in this line is not closed.';
const tooLong = 'This line is too long to be a pass.';

interface Parsed {
  data: string[][];
  errors: { code: string; row: number }[];
  meta: { cursor: number };
}

const linesIn = (text: string, lineEnd: string): number => text.split(lineEnd).length - 1;

/** Drops the carriage return before a line feed. */
const cleaned = (cells: string[]): string[] =>
  cells.at(-1)?.endsWith('\r') === true ? [...cells.slice(0, -1), cells.at(-1)?.slice(0, -1) ?? ''] : cells;

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Cuts the text of a table into its rows, in steps; empty rows are left out. A torn quotation mark damages its own
 * row alone: the next line is read afresh.
 */
export function* tableRows(text: string, delimiter: string): Generator<Share, TableRow[]> {
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  const parser = new Papa.Parser({ delimiter, newline: lineEnd });
  const rows: TableRow[] = [];
  let at = 0;
  let line = 1;

  const afterLine = (): number => {
    const found = text.indexOf(lineEnd, at);
    return found < 0 ? text.length : found + 1;
  };
  const skipDamaged = (damage: string): void => {
    const end = afterLine();
    rows.push({ line, cells: [text.slice(at, Math.min(end, at + 200)).trim()], damage });
    at = end;
    line += 1;
  };

  while (at < text.length) {
    const last = at + stepCharacters >= text.length;
    const part = text.slice(at, at + stepCharacters);
    const { data, errors, meta } = parser.parse(part, 0, !last) as Parsed;
    const damaged = new Set(errors.map(({ row }) => row));
    let whole = 0;
    for (const [index, cells] of data.entries()) {
      const lines = cells.reduce((sum, cell) => sum + linesIn(cell, lineEnd), 1);
      // A stray quotation mark inside one line does no harm; one that runs on takes other rows with it.
      if (
        damaged.has(index) &&
        (lines > 1 || errors.some(({ code, row }) => row === index && code === 'MissingQuotes'))
      )
        break;
      if (!isEmpty(cells)) rows.push({ line, cells: cleaned(cells) });
      line += lines;
      whole += 1;
      if (whole % stepRows === 0) yield at / text.length;
    }
    if (whole < data.length) {
      at = placeOfRow(text, at, lineEnd, data.slice(0, whole));
      skipDamaged(torn);
    } else if (last) at = text.length;
    else if (meta.cursor > 0) at += meta.cursor;
    else skipDamaged(afterLine() - at >= stepCharacters ? tooLong : torn);
    yield at / text.length;
  }
  return rows;
}

/** Returns the begin of the row after these. */
const placeOfRow = (text: string, from: number, lineEnd: string, before: readonly string[][]): number => {
  let lines = before.reduce(
    (sum, cells) => sum + cells.reduce((inner, cell) => inner + linesIn(cell, lineEnd), 1),
    0,
  );
  let at = from;
  for (; lines > 0; lines -= 1) at = text.indexOf(lineEnd, at) + 1;
  return at;
};

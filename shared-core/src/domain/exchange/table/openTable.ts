import type { Share } from '../../work/inOneGo';
import { isOwnTable } from './ownTable';
import { readCellNumber } from '../../cells/readCellNumber';
import { dateNumbers } from '../../cells/readCellTime';
import { withoutRefusals } from './refusalColumns';
import { tableRows, type TableRow } from './tableRows';

/** Table as found in a text. */
export interface Table {
  heads: string[];
  /** All rows but the head, damaged ones and those before the head included. */
  rows: TableRow[];
  /** True for the app's own layout. */
  own: boolean;
}

/** Separators, the likelier first where both cut evenly: decimals have commas. */
const delimiters = ['\t', ';', '|', ','] as const;
const sampleLines = 20;
const sampleCharacters = 16_384;

const isNumber = (cell: string): boolean => Number.isFinite(readCellNumber(cell));

const takeAll = (work: Generator<Share, TableRow[]>): TableRow[] => {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
};

const shareOf = <Value>(values: readonly Value[], fits: (value: Value) => boolean): number =>
  values.length === 0 ? 0 : values.filter(fits).length / values.length;

/** Finds the separator: it cuts the first lines most evenly into several cells, most of them numbers. */
const delimiterOf = (text: string): string => {
  const sample = text.slice(0, sampleCharacters);
  const fitness = delimiters.map((delimiter) => {
    const rows = takeAll(tableRows(sample, delimiter))
      .slice(0, sampleLines)
      .filter(({ damage }) => damage === undefined)
      .map(({ cells }) => cells);
    const counts = rows.map((cells) => cells.length);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1;
    return usual < 2
      ? 0
      : shareOf(counts, (count) => count === usual) * (0.5 + shareOf(rows.flat(), isNumber));
  });
  return delimiters[fitness.indexOf(Math.max(...fitness))] ?? ',';
};

/** Line that tells spreadsheets the separator. */
const separatorLine = /^sep=(.)\r?\n/i;

/** Counts the filled cells of a row, and the numbers among them. */
const countsOf = ({ cells }: TableRow): { filled: number; numbers: number } => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return { filled: filled.length, numbers: filled.filter(isNumber).length };
};

const looksLikeHead = (row: TableRow): boolean => {
  const { filled, numbers } = countsOf(row);
  const dated = row.cells.some((cell) => dateNumbers(cell) !== undefined);
  return row.damage === undefined && !dated && filled >= 2 && numbers < filled / 2;
};

/** Tells whether a row is a pass: no head follows it, however few numbers it has. */
const looksLikePass = (row: TableRow): boolean => {
  const { filled, numbers } = countsOf(row);
  return filled >= 3 && numbers >= filled / 2;
};

const headIn = (rows: readonly TableRow[]): number => {
  const pass = rows.findIndex(looksLikePass);
  return (pass < 0 ? rows : rows.slice(0, pass)).findIndex(looksLikeHead);
};

/**
 * Cuts a text into a table, in steps: its separator, its head (made up where it has none), its rows. Reasons in a
 * list of refused rows are left out.
 */
export function* openTable(text: string): Generator<Share, Table> {
  const said = separatorLine.exec(text);
  const delimiter = said?.[1] ?? delimiterOf(text);
  // The line stays, empty, so that the lines below keep their numbers.
  const all = yield* tableRows(said === null ? text : `\n${text.slice(said[0].length)}`, delimiter);
  const headAt = headIn(all.slice(0, sampleLines));
  const head = all[headAt];
  if (head === undefined) {
    const widest = Math.max(0, ...all.slice(0, sampleLines).map(({ cells }) => cells.length));
    return {
      heads: Array.from({ length: widest }, (_, index) => `Column ${index + 1}`),
      rows: all,
      own: false,
    };
  }
  const before = all
    .slice(0, headAt)
    .map((row) => ({ ...row, damage: row.damage ?? 'This line stands before the head of the table.' }));
  const { heads, rows } = withoutRefusals(head.cells, all.slice(headAt + 1));
  return { heads, rows: [...before, ...rows], own: isOwnTable(heads) };
}

import type { Share } from '../inOneGo';
import { isOwnTable } from './ownTable';
import { readCellNumber } from './readCellNumber';
import { tableRows, type TableRow } from './tableRows';

/** A table as it was found in a text. */
export interface Table {
  heads: string[];
  /** All rows but the head, damaged ones and what stands before the head included. */
  rows: TableRow[];
  /** In the app's own layout. */
  own: boolean;
}

/** The likelier first where both cut evenly: decimals have commas. */
const delimiters = ['\t', ';', '|', ','] as const;
const sampleLines = 20;
const sampleCharacters = 16_384;

const takeAll = (work: Generator<Share, TableRow[]>): TableRow[] => {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
};

/** By how evenly a sign cuts the first lines into more than one cell. */
const delimiterOf = (text: string): string => {
  const sample = text.slice(0, sampleCharacters);
  const evenness = delimiters.map((delimiter) => {
    const counts = takeAll(tableRows(sample, delimiter))
      .slice(0, sampleLines)
      .filter(({ damage }) => damage === undefined)
      .map(({ cells }) => cells.length);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1;
    return usual < 2 ? 0 : counts.filter((count) => count === usual).length / counts.length;
  });
  return delimiters[evenness.indexOf(Math.max(...evenness))] ?? ',';
};

/** Spreadsheets are told the separator so. */
const separatorLine = /^sep=(.)\r?\n/i;

const isNumber = (cell: string): boolean => Number.isFinite(readCellNumber(cell));

const looksLikeHead = ({ cells, damage }: TableRow): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    damage === undefined &&
    filled.length >= 2 &&
    filled.filter((cell) => isNumber(cell)).length < filled.length / 2
  );
};

/** Steps of cutting a text into a table: its separator, its head (made up where it has none), its rows. */
export function* openTable(text: string): Generator<Share, Table> {
  const said = separatorLine.exec(text);
  const delimiter = said?.[1] ?? delimiterOf(text);
  // The line stays, empty, so that the lines below keep their numbers.
  const all = yield* tableRows(said === null ? text : `\n${text.slice(said[0].length)}`, delimiter);
  const headAt = all.slice(0, sampleLines).findIndex(looksLikeHead);
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
  return { heads: head.cells, rows: [...before, ...all.slice(headAt + 1)], own: isOwnTable(head.cells) };
}

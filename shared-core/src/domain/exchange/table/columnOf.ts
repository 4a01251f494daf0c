import type { TableRow } from './tableRows';
import { readCellNumber } from '../../cells/readCellNumber';

/** Facts of a column, from its cells. */
export interface ColumnFacts {
  head: string;
  /** Filled cells of a sample of the rows. */
  cells: string[];
  /** Numbers of the rows, in order; undefined where a row has none. */
  numbers: (number | undefined)[];
  /** Share of the cells that are numbers. */
  numeric: number;
  /** Median of the numbers; NaN without any. */
  median: number;
}

const mostRows = 300;
/** Most cells of all columns: the page stands still meanwhile. */
const mostCells = 3000;

const sampleRows = ({ cells }: TableRow): number =>
  Math.min(mostRows, Math.ceil(mostCells / Math.max(1, cells.length)));

const numberOf = (cell: string): number | undefined => {
  const value = readCellNumber(cell);
  return value === undefined || Number.isNaN(value) ? undefined : value;
};

/** Returns the median of some numbers; NaN without any. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Returns the cells of a column in the first undamaged rows, trimmed; empty where a row has none. */
export const firstCells = (index: number, rows: readonly TableRow[], most = mostRows): string[] =>
  rows
    .filter(({ damage }) => damage === undefined)
    .slice(0, most)
    .map(({ cells }) => cells[index]?.trim() ?? '');

/** Collects the facts of a column of a table. */
export const columnOf = (head: string, index: number, rows: readonly TableRow[]): ColumnFacts => {
  const first = rows.find(({ damage }) => damage === undefined);
  const sample = first === undefined ? [] : firstCells(index, rows, sampleRows(first));
  const cells = sample.filter((cell) => cell !== '');
  const numbers = sample.map(numberOf);
  const found = numbers.filter((value) => value !== undefined);
  return {
    head,
    cells,
    numbers,
    numeric: cells.length === 0 ? 0 : found.length / cells.length,
    // Untimed splits are often written as 0.
    median: medianOf(found.filter((value) => value !== 0)),
  };
};

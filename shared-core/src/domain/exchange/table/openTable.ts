import type { Share } from '../../work/inOneGo';
import { isOwnTable } from './ownTable';
import { readCellNumber } from '../../cells/readCellNumber';
import { dateNumbers, readCellTime } from '../../cells/readCellTime';
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
/** Most lines in which the separator is looked for, many of them empty; half as many where each ends in two signs. */
const mostSampled = 400;

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
  const sample = text
    .slice(0, sampleCharacters)
    .split(/(?<=[\r\n])/, mostSampled)
    .join('');
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

/** Distance of a beam, which heads name and no pass holds two of. */
const distance = /^(60|330|594|660|1000|1320)( ?('|ft\.?|feet|foot))?$/i;

/** Counts the filled cells of a row, and the numbers among them; distances are words. */
const countsOf = ({ cells }: TableRow): { filled: number; numbers: number } => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const beams = filled.filter((cell) => distance.test(cell));
  const numbers = filled.filter(isNumber).length;
  return { filled: filled.length, numbers: numbers - (beams.length > 1 ? beams.length : 0) };
};

const isDated = (cell: string): boolean =>
  dateNumbers(cell) !== undefined || (!isNumber(cell) && readCellTime(cell, '', 'mdy') !== undefined);

const looksLikeHead = (row: TableRow): boolean => {
  const { filled, numbers } = countsOf(row);
  return row.damage === undefined && !row.cells.some(isDated) && filled >= 2 && numbers < filled / 2;
};

const unit =
  /^[([]?(°?[cf]|[℃℉]|%|mph|km\/?h|kph|m\/s|kts?|knots|in|in ?hg|[hk]pa|m?bar|mb|mm ?hg|ft|feet|m|s|secs?|seconds|°|deg\w*|lbs?|psi|rpm|ft\/min|gr(ains)?(\/lb)?)[)\]]?$/i;
/** Format of a date, as a logger writes it above its times. */
const format = /^[ymdhsa:/., -]{4,}$/i;

/** Tells whether a row below the head holds the units of the columns. */
const holdsUnits = (row: TableRow | undefined): row is TableRow => {
  const filled = (row?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '');
  const units = filled.filter((cell) => unit.test(cell));
  return units.length > 1 && filled.every((cell) => units.includes(cell) || format.test(cell));
};

/** Puts the units of the row below into the heads. */
const withUnits = (heads: readonly string[], { cells }: TableRow): string[] =>
  heads.map((head, index) => {
    const below = cells[index]?.trim() ?? '';
    return unit.test(below) ? `${head.trim()} (${below.replace(/[()[\]]/g, '')})` : head;
  });

/** Tells whether a row is a pass: no head follows it, however few numbers it has. */
const looksLikePass = (row: TableRow): boolean => {
  const { filled, numbers } = countsOf(row);
  return filled >= 3 && numbers >= filled / 2;
};

const headIn = (rows: readonly TableRow[]): number => {
  const pass = rows.findIndex(looksLikePass);
  return (pass < 0 ? rows : rows.slice(0, pass)).findIndex(looksLikeHead);
};

/** Most columns of a table; more are no passes. */
export const mostColumns = 150;

/** Tells whether a table has nothing to read: no sound row with a letter or a digit. */
export const isBlank = ({ rows }: Table): boolean =>
  !rows.some(({ damage, cells }) => damage === undefined && cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));

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
  const below = all[headAt + 1];
  const [cells, from] = holdsUnits(below)
    ? [withUnits(head.cells, below), headAt + 2]
    : [head.cells, headAt + 1];
  const { heads, rows } = withoutRefusals(cells, all.slice(from));
  return { heads, rows: [...before, ...rows], own: isOwnTable(heads) };
}

import { readCellTime } from '../../cells/readCellTime';
import { sensorOf } from './sensorOf';
import { numberInCell, stationNumber, type StationNumber } from './stationNumbers';
import { unitOf } from './stationUnit';

/** Newest line of a table. */
export interface NewestLine {
  numbers: StationNumber[];
  /** Cells that tell its time, with their heads. */
  times: { head: string; cell: string }[];
}

/** Lines above the labels of a table, and lines at each of its ends, that are read; columns of a table. */
const mostAbove = 60;
const mostAtEnd = 150;
const mostColumns = 300;

const timeHead = /date|(^|[\s_])(time|ts|datum|uhrzeit|when)($|[\s_(])|timestamp/i;
const noTimeHead = /zone|rain|lull|(^|[\s_"])(hi|high|low|max|min)/i;
/** Date or time of day in a cell whose head is in another language. */
const timeShown = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}\b|^\d{1,2}:\d\d/;
/** Time of day, or seconds of Unix. */
const isMoment = /\d:\d\d|\d{10}/;
const isTimeHead = (head: string): boolean => timeHead.test(head) && !noTimeHead.test(head);

const delimiterOf = (line: string): string | RegExp | undefined =>
  ['\t', ';', '|', ','].find((each) => line.includes(each)) ?? (/\S {2,}\S/.test(line) ? / {2,}/ : undefined);

/** Splits a line into its cells; a delimiter between quotes is none. */
const cellsOf = (line: string, delimiter: string | RegExp): string[] => {
  const cells: string[] = [];
  let isOpen = false;
  for (const piece of (delimiter instanceof RegExp ? line.trim() : line).split(delimiter)) {
    if (isOpen) cells.push(`${cells.pop() ?? ''}${String(delimiter)}${piece}`);
    else cells.push(piece);
    if (piece.split('"').length % 2 === 0) isOpen = !isOpen;
  }
  return cells.map((cell) => cell.replaceAll('"', '').replace(/\s+/g, ' ').trim());
};

const hasNumbers = (cells: readonly string[]): boolean =>
  cells.some((cell) => numberInCell(cell) !== undefined);

/** Counts the labels of the air, or of the time, in a line without numbers. */
const knownLabels = (line: string): { air: number; all: number } => {
  const delimiter = delimiterOf(line);
  const cells = delimiter === undefined ? [] : cellsOf(line, delimiter);
  if (cells.length > mostColumns) return { air: 0, all: 0 };
  if (hasNumbers(cells)) return { air: 0, all: 0 };
  const air = cells.filter((cell) => sensorOf(cell) !== undefined).length;
  return { air, all: air + cells.filter(isTimeHead).length };
};

/** Finds the head of the table: the first line with two known labels, else one without numbers that has one. */
const headOf = (lines: readonly string[]): number => {
  const head = lines.slice(0, mostAbove).findIndex((line) => {
    const { air, all } = knownLabels(line);
    return air > 0 && all > 1;
  });
  const [first = ''] = lines;
  return head === -1 && !/\d/.test(first) && knownLabels(first).air > 0 ? 0 : head;
};

const day = 24 * 3_600_000;

interface RowTime {
  /** Day in milliseconds; undefined without a date. */
  date: number | undefined;
  /** Time of day in milliseconds. */
  clock: number;
}

/** Reads when a line was written, to compare it with its neighbours; the order of day and month does not matter. */
const rowTime = (cells: readonly string[]): RowTime | undefined => {
  const text = cells.join(' ');
  const read = readCellTime(text, '', 'mdy') ?? readCellTime(text, '', 'dmy');
  if (read?.kind === 'moment') return { date: Date.parse(read.iso), clock: 0 };
  if (read?.kind === 'wall')
    return { date: Date.parse(read.date), clock: Date.parse(`1970-01-01T${read.time ?? '00:00:00'}Z`) };
  const seconds = cells.find((cell) => /^\d{10}(\d{3})?$/.test(cell));
  if (seconds !== undefined) return { date: Number(seconds.slice(0, 10)) * 1000, clock: 0 };
  const alone = readCellTime(`2000-01-01 ${text}`, '', 'ymd');
  return alone?.kind === 'wall' && alone.time !== undefined
    ? { date: undefined, clock: Date.parse(`1970-01-01T${alone.time}Z`) }
    : undefined;
};

/** Returns the milliseconds between two lines; without a date the shorter way, past midnight or not. */
const between = (one: RowTime | undefined, other: RowTime | undefined): number => {
  if (one === undefined || other === undefined) return 0;
  const clocks = other.clock - one.clock;
  if (one.date !== undefined && other.date !== undefined) return other.date - one.date + clocks;
  return clocks - day * Math.round(clocks / day);
};

/** Tells whether a table begins with its newest line: more of its steps go back in time than on. */
const isNewestFirst = (times: readonly (RowTime | undefined)[]): boolean => {
  const steps = times.slice(1).map((time, index) => Math.sign(between(times[index], time)));
  return steps.filter((step) => step < 0).length > steps.filter((step) => step > 0).length;
};

/** Tells whether a line below the labels holds their units: at least half of its cells are some. */
const isUnits = (cells: readonly string[]): boolean => {
  const written = cells.filter((cell) => cell !== '');
  const named = written.filter((cell) => unitOf(cell.replace(/^[([]/, '')) !== undefined);
  return !hasNumbers(cells) && named.length > 0 && named.length * 2 >= written.length;
};

/** Tells whether a line goes on with the labels of the line above it, where one of these stands twice. */
const isLowerHead = (cells: readonly string[], upper: readonly string[]): boolean =>
  cells.length > 1 &&
  upper.some((cell, column) => cell !== '' && upper.indexOf(cell) < column) &&
  !hasNumbers(cells) &&
  !isUnits(cells);

/**
 * Finds the newest line of a table: the last one, or the first of a table that begins with its newest. The labels
 * stand in one line or two, which may have lines before them and their units below. Undefined where the lines are no
 * table, or hold no number of the air.
 */
export const newestLine = (lines: readonly string[]): NewestLine | undefined => {
  const at = headOf(lines);
  const delimiter = delimiterOf(lines[at] ?? '');
  if (delimiter === undefined) return undefined;
  const below = lines.slice(at + 1);
  const ends =
    below.length > 2 * mostAtEnd ? [...below.slice(0, mostAtEnd), ...below.slice(-mostAtEnd)] : below;
  const upper = cellsOf(lines[at] ?? '', delimiter);
  const rest = ends.map((line) => cellsOf(line, delimiter));
  const [second = []] = rest;
  const isDouble = isLowerHead(second, upper);
  const lower = isDouble ? second : [];
  const heads = Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) =>
    `${upper[column] ?? ''} ${lower[column] ?? ''}`.trim(),
  );
  const rows = isDouble ? rest.slice(1) : rest;
  const [first = []] = rows;
  const units = isUnits(first) ? first : [];
  const known = heads.flatMap((head, column) => (sensorOf(head) === undefined ? [] : [column]));
  // A comma that is no delimiter shifts the cells.
  const isShifted = (cells: readonly string[]): boolean =>
    cells.slice(heads.length).some((cell) => cell !== '');
  const filled = rows.filter(
    (cells) => !isShifted(cells) && known.some((column) => numberInCell(cells[column] ?? '') !== undefined),
  );
  const named = heads.flatMap((head, column) => (isTimeHead(head) ? [column] : []));
  const isTimed = (column: number): boolean => timeShown.test(filled.at(-1)?.[column] ?? '');
  const when = named.length > 0 ? named : heads.flatMap((_, column) => (isTimed(column) ? [column] : []));
  const timeOf = (cells: readonly string[]) => rowTime(when.map((column) => cells[column] ?? ''));
  // A line without a time, among others that have one, is a mean or a sum.
  const timed = filled.filter((cells) => timeOf(cells) !== undefined);
  const readings = timed.length > 0 ? timed : filled;
  const times = readings.map(timeOf);
  const end = isNewestFirst(times) ? 0 : readings.length - 1;
  const newest = readings[end];
  if (newest === undefined) return undefined;
  const shown = (cells: readonly string[]): string => when.map((column) => cells[column] ?? '').join(' ');
  // Lines of one moment are of several sensors.
  const alike = readings.filter(
    (cells) => cells !== newest && isMoment.test(shown(cells)) && shown(cells) === shown(newest),
  );
  return {
    numbers: [newest, ...alike].flatMap((cells) =>
      known.flatMap((column) => {
        const read = numberInCell(cells[column] ?? '');
        const number = read && stationNumber(heads[column] ?? '', read.digits, read.unit, units[column]);
        return number === undefined ? [] : [number];
      }),
    ),
    times: when.map((column) => ({ head: heads[column] ?? '', cell: newest[column] ?? '' })),
  };
};

import { readCellTime, type DateOrder } from '../../cells/readCellTime';
import { sensorOf } from './sensorOf';
import { numberInCell, stationNumber, type StationNumber } from './stationNumbers';
import { unitOf } from './stationUnit';

/** Newest line of a table. */
export interface NewestLine {
  numbers: StationNumber[];
  /** Cells that tell its time, with their heads. */
  times: { head: string; cell: string }[];
  /** The lines do not follow each other in time. */
  isDoubtful: boolean;
}

/** Index of the newest line. */
interface Newest extends Pick<NewestLine, 'isDoubtful'> {
  end: number;
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

const halfDay = 12 * 3_600_000;
const day = 2 * halfDay;

interface RowTime {
  /** Day in milliseconds; undefined without a date. */
  date: number | undefined;
  /** Time of day in milliseconds. */
  clock: number;
  /** With a zone, or in seconds of Unix. */
  isMoment: boolean;
}

/** Reads when a line was written, to compare it with its neighbours. */
const rowTime = (cells: readonly string[], order: DateOrder): RowTime | undefined => {
  const text = cells.join(' ');
  const read = readCellTime(text, '', order);
  if (read?.kind === 'moment') return { date: Date.parse(read.iso), clock: 0, isMoment: true };
  if (read?.kind === 'wall') {
    const clock = Date.parse(`1970-01-01T${read.time ?? '00:00:00'}Z`);
    return { date: Date.parse(read.date), clock, isMoment: false };
  }
  const seconds = cells.find((cell) => /^\d{10}(\d{3})?$/.test(cell));
  if (seconds !== undefined) return { date: Number(seconds.slice(0, 10)) * 1000, clock: 0, isMoment: true };
  const isDated = (['mdy', 'dmy'] as const).some((each) => readCellTime(text, '', each) !== undefined);
  const alone = isDated ? undefined : readCellTime(`2000-01-01 ${text}`, '', 'ymd');
  return alone?.kind === 'wall' && alone.time !== undefined
    ? { date: undefined, clock: Date.parse(`1970-01-01T${alone.time}Z`), isMoment: false }
    : undefined;
};

/**
 * Returns the milliseconds between two lines; without a date the shorter way, past midnight or not.
 * @param period of a clock that does not tell its half day, else a day
 */
const between = (one: RowTime, other: RowTime, period: number): number => {
  const clocks = other.clock - one.clock;
  const days = one.date === undefined || other.date === undefined ? undefined : other.date - one.date;
  if (days !== undefined && (days !== 0 || period === day)) return days + clocks;
  return clocks - period * Math.round(clocks / period);
};

/** Returns when each line was written, in milliseconds after the first. */
const sinceFirst = (times: readonly RowTime[], period: number): number[] => {
  let at = 0;
  return times.map((time, index) => (at += between(times[index - 1] ?? time, time, period)));
};

const isOrdered = (at: readonly number[]): boolean => {
  const steps = at.slice(1).map((time, index) => Math.sign(time - (at[index] ?? time)));
  return !steps.includes(-1) || !steps.includes(1);
};

/**
 * Finds the newest line: the last, or the first of a table that begins with its newest. Where no order of the dates
 * makes the lines follow each other, the one with the latest time, in doubt unless each tells its moment.
 * @param isWhole whether `rows` are all lines
 */
const newestOf = (rows: readonly (readonly string[])[], isWhole: boolean): Newest => {
  const readings = (['mdy', 'dmy'] as const).flatMap((order) => {
    const times = rows.flatMap((cells) => rowTime(cells, order) ?? []);
    return times.length === rows.length ? [times] : [];
  });
  const [times] = readings;
  if (times === undefined) return { end: rows.length - 1, isDoubtful: false };
  const isHalf =
    times.every(({ clock }) => clock < halfDay + 3_600_000) &&
    !rows.some((cells) => cells.some((cell) => /\d ?[ap]\.?m?\.?\b/i.test(cell)));
  for (const period of isHalf ? [day, halfDay] : [day])
    for (const each of readings) {
      const at = sinceFirst(each, period);
      if (isOrdered(at))
        return { end: (at.at(-1) ?? 0) < 0 ? 0 : rows.length - 1, isDoubtful: period === halfDay };
    }
  const spanOf = (at: readonly number[]) => Math.max(...at) - Math.min(...at);
  // Day and month are those that leave the lines closest together.
  const [at = []] = readings
    .map((each) => sinceFirst(each, day))
    .sort((one, other) => spanOf(one) - spanOf(other));
  const isSure = isWhole && times.every(({ isMoment }) => isMoment);
  return { end: at.lastIndexOf(Math.max(...at)), isDoubtful: !isSure };
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
 * Finds the newest line of a table. The labels stand in one line or two, which may have lines before them and their
 * units below. Undefined where the lines are no table, or hold no number of the air.
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
  const showsTime = (column: number): boolean => timeShown.test(filled.at(-1)?.[column] ?? '');
  const when = named.length > 0 ? named : heads.flatMap((_, column) => (showsTime(column) ? [column] : []));
  const timesIn = (cells: readonly string[]) => when.map((column) => cells[column] ?? '');
  const isTimed = (cells: readonly string[]) =>
    (rowTime(timesIn(cells), 'mdy') ?? rowTime(timesIn(cells), 'dmy')) !== undefined;
  // A line without a time, among others that have one, is a mean or a sum.
  const timed = filled.filter(isTimed);
  const readings = timed.length > 0 ? timed : filled;
  const { end, isDoubtful } = newestOf(readings.map(timesIn), ends === below);
  const newest = readings[end];
  if (newest === undefined) return undefined;
  const shown = (cells: readonly string[]): string => timesIn(cells).join(' ');
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
    isDoubtful,
  };
};

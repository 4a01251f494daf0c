import { parseNumber } from '../format/parseNumber';
import { seconds } from '../units/units';
import { readHeader, splitLine, type ScoutedHeader } from './scoutedColumns';
import { scoutedProblem, type ScoutedRun } from './ScoutedRun';

/** Line of a list that could not be read. */
interface UnreadLine {
  /** Number of the line, from 1. */
  line: number;
  text: string;
  /** Header that says what stands in its columns; empty without one, and where it says nothing new. */
  header: string;
  /** Sentence that says why. */
  problem: string;
}

/** Longest text of a list, in characters. */
const longestText = 100_000;

/** Says in a sentence that a list is too long to be read; undefined where it is not. */
export const scoutedTextProblem = (text: string): string | undefined =>
  text.length > longestText ? 'This list is too long. Paste at most 500 runs at once.' : undefined;

const isDecimal = (text: string): boolean => /^\d+[.,]\d+$/.test(text);

/** Tells whether a cell is a reaction: no car runs so quickly. */
const isReaction = (text: string): boolean => /^[-−+]?0?[.,]\d{3}$/.test(text);

const unclearCar = 'It is not clear which number is the car’s.';

/** Leaves out blank cells, but not the last one: the ET is missing there, unless two times stand before it. */
const filled = (cells: readonly string[]): string[] => {
  const kept = cells.filter((cell, index) => cell !== '' || index === 0);
  const isEtMissing = cells.at(-1) === '' && !(kept.length > 2 && kept.slice(-2).every(isDecimal));
  return isEtMissing ? [...kept, ''] : kept;
};

/** Splits a line into cells; a comma before decimals is told from one between cells. */
const cellsOf = (line: string): string[] => {
  if (/[\t;]/.test(line)) return filled(line.split(/[\t;]/).map((cell) => cell.trim()));
  const hasDecimalComma = !line.includes('.') && /\s/.test(line) && !/,\s/.test(line);
  return filled(line.trim().split(hasDecimalComma ? /\s+/ : /[\s,]+/));
};

/** Returns the car number among the cells before the times: of columns the one with digits, beside name and class. */
const carOf = (line: string, cells: readonly string[]): string | undefined => {
  const numbers = /[\t;]/.test(line) ? cells.filter((cell) => /\d/.test(cell)) : [];
  return numbers.length > 1 ? undefined : (numbers[0] ?? cells.join(' ').trim());
};

const runOf = (
  { car, dial, et }: { car: string; dial: number | undefined; et: number },
  at: string,
): ScoutedRun | string =>
  scoutedProblem({ car, dial, et }) ?? {
    ...{ car, et: seconds(et), at },
    ...(dial !== undefined && { dial: seconds(dial) }),
  };

/** Reads a line without a header: the last number is the ET, one before it the dial, the rest the car number. */
const readPlain = (line: string, at: string): ScoutedRun | string => {
  const cells = cellsOf(line).filter((cell, index, all) => index === all.length - 1 || !isReaction(cell));
  const [dialCell, etCell] = [cells.at(-2) ?? '', cells.at(-1) ?? ''];
  const et = parseNumber(etCell);
  if (et === undefined) return 'The ET is no number.';
  // A number alone before the ET is the car's.
  const dial = cells.length > 2 ? parseNumber(dialCell) : undefined;
  const carCells = cells.slice(0, dial === undefined ? -1 : -2);
  const car = carOf(line, carCells);
  return car === undefined || carCells.some(isDecimal) ? unclearCar : runOf({ car, dial, et }, at);
};

const readLine = (line: string, at: string, header: ScoutedHeader): ScoutedRun | string => {
  if (header === 'plain') return readPlain(line, at);
  if (header === 'unclear')
    return 'Its header must name one car and one ET, with tabs, commas or semicolons between.';
  const cells = splitLine(line, header.between);
  if (cells.length > header.count) return 'It has more columns than its header.';
  const [car = '', dialCell = '', etCell = ''] = [header.car, header.dial ?? -1, header.et].map(
    (place) => cells[place],
  );
  const [dial, et] = [dialCell, etCell].map((cell) => parseNumber(cell));
  // A decimal comma between commas moves the cells: an ET has decimals.
  if (et === undefined || !isDecimal(etCell)) return 'The ET is no number.';
  return dialCell !== '' && dial === undefined ? 'The dial is no number.' : runOf({ car, dial, et }, at);
};

/**
 * Reads a pasted list, one run a line: car number, dial, ET, between tabs, semicolons, commas or spaces; the dial may
 * be absent. A header that names more columns says where each stands in the lines below it.
 * @param at time of the notes, ISO 8601
 * @returns the runs, the last line first, and the lines that could not be read
 */
export const readScouted = (text: string, at: string): { runs: ScoutedRun[]; unread: UnreadLine[] } => {
  const runs: ScoutedRun[] = [];
  const unread: UnreadLine[] = [];
  let [under, header]: [ScoutedHeader, string] = ['plain', ''];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const found = readHeader(line);
    if (found !== undefined) {
      [under, header] = [found, found === 'plain' && header === '' ? '' : line];
      continue;
    }
    const read = readLine(line, at, under);
    if (typeof read === 'string') unread.push({ line: index + 1, text: line, header, problem: read });
    else runs.push(read);
  }
  return { runs: runs.reverse(), unread };
};

import { parseNumber } from '../format/parseNumber';
import { seconds } from '../units/units';
import { scoutedProblem, type ScoutedRun } from './ScoutedRun';

/** Line of a list that could not be read. */
interface UnreadLine {
  /** Number of the line, from 1. */
  line: number;
  text: string;
  /** Sentence that says why. */
  problem: string;
}

/** Longest text of a list, in characters. */
const longestText = 100_000;

/** Says in a sentence that a list is too long to be read; undefined where it is not. */
export const scoutedTextProblem = (text: string): string | undefined =>
  text.length > longestText ? 'This list is too long. Paste at most 500 runs at once.' : undefined;

const isDecimal = (text: string): boolean => /^\d+[.,]\d+$/.test(text);

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

/** Reads one line: the last number is the ET, one before it the dial, the rest the car number. */
const readLine = (line: string, at: string): ScoutedRun | string => {
  const cells = cellsOf(line);
  const [dialCell, etCell] = [cells.at(-2) ?? '', cells.at(-1) ?? ''];
  const et = parseNumber(etCell);
  if (et === undefined) return 'The ET is no number.';
  // A number alone before the ET is the car's.
  const dial = cells.length > 2 ? parseNumber(dialCell) : undefined;
  const carCells = cells.slice(0, dial === undefined ? -1 : -2);
  const car = carCells.join(' ').trim();
  if (carCells.some(isDecimal)) return 'It is not clear which number is the car’s.';
  const problem = scoutedProblem({ car, dial, et });
  return problem ?? { car, et: seconds(et), at, ...(dial !== undefined && { dial: seconds(dial) }) };
};

const isHeader = (line: string): boolean => !/\d/.test(line);

/**
 * Reads a pasted list, one run a line: car number, dial, ET, between tabs, semicolons, commas or spaces. The dial may
 * be absent, and a first line without a digit is a header.
 * @param at time of the notes, ISO 8601
 * @returns the runs, the last line first, and the lines that could not be read
 */
export const readScouted = (text: string, at: string): { runs: ScoutedRun[]; unread: UnreadLine[] } => {
  const runs: ScoutedRun[] = [];
  const unread: UnreadLine[] = [];
  let isFirst = true;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const read = isFirst && isHeader(line) ? undefined : readLine(line, at);
    isFirst = false;
    if (typeof read === 'string') unread.push({ line: index + 1, text: line, problem: read });
    else if (read !== undefined) runs.push(read);
  }
  return { runs: runs.reverse(), unread };
};

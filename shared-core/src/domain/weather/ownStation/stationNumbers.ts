import { sensorOf, type Sensor } from './sensorOf';
import {
  unitInLabel,
  unitOf,
  unitPattern,
  unitsOfField,
  type StationUnit,
  type WrittenUnit,
} from './stationUnit';

/** Number of the air in a station's text. */
export interface StationNumber {
  sensor: Sensor;
  /** As written; `readCellNumber` reads it. */
  digits: string;
  /** Undefined where none stands beside it. */
  unit: StationUnit | undefined;
}

/** Longest screen, in characters; more is a table whose labels are not known. */
const longestScreen = 20_000;
/** Longest label, which bounds the search. */
const longestLabel = 80;

const digitsPattern = '[-+−]?\\d+(?:[.,]\\d+)*';
const numberFirst = new RegExp(`^(${digitsPattern})\\s?(${unitPattern})?`, 'i');
const calm = /^(calm|still)$/i;
const calmLine = /^(\D{0,40}?)[\s:=]*\b(?:calm|still)\W{0,3}$/i;

/** Returns the number that a label and its units make; undefined where its unit is of something else. */
export const stationNumber = (
  label: string,
  digits: string,
  written: WrittenUnit | undefined,
  unitBelow = '',
): StationNumber | undefined => {
  const sensor = sensorOf(label);
  if (sensor === undefined) return undefined;
  if (written !== undefined) {
    const unit = unitsOfField[sensor.field].find((each) => each === written);
    return unit && { sensor, digits, unit };
  }
  const unit = unitInLabel(unitBelow, sensor.field) ?? unitInLabel(label, sensor.field);
  return { sensor, digits, unit };
};

/** Reads the number that a cell begins with; undefined where it holds a date, a time or words. */
export const numberInCell = (cell: string): { digits: string; unit: WrittenUnit | undefined } | undefined => {
  if (calm.test(cell)) return { digits: '0', unit: undefined };
  const [all = '', digits, unit] = numberFirst.exec(cell) ?? [];
  if (digits === undefined || /^[\w:/.-]/.test(cell.slice(all.length))) return undefined;
  return { digits, unit: unit === undefined ? undefined : unitOf(unit) };
};

const numbers = new RegExp(`(${digitsPattern})\\s?(${unitPattern})?`, 'gi');
const clocks =
  /\d{4}-\d{2}-\d{2}T\S{5,30}|\d{1,4}([-/.])\d{1,2}\1\d{2,4}|\d{1,2}:\d{2}(:\d{2})?( ?[ap]\.?m?\b\.?)?/gi;
const numbered = /\b(sensor|ch|channel|probe|extra|unit|zone) ?#?$/i;
const placeAlone = /^(in|out)(side|doors?)?\W{0,3}$/i;
const place = /^(in|out)(side|door)/i;
const levelAlone = /^(abs(olute)?|rel(ative)?)\.?$/i;
const fieldWord: Partial<Record<WrittenUnit, string>> = { '°F': 'temp', '°C': 'temp', '%': 'humidity' };
const wordOfUnit = (unit: WrittenUnit | undefined): string =>
  (unit && (fieldWord[unit] ?? (unitsOfField.pressure.some((each) => each === unit) ? 'press' : ''))) ?? '';

/** Returns the words next to a number: the last piece of the text before it, without signs and small words. */
const labelIn = (text: string): string => {
  const pieces = text
    .slice(-longestLabel)
    .replace(/["{}:=]/g, ' ')
    .trimEnd()
    .replace(/(?<!-)-+$/, '')
    .split(/[^\p{L}\d .°()%/_-]/u);
  return (pieces.at(-1) ?? '')
    .replace(/\b(at|from|of|is|about)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

interface Written {
  digits: string;
  unit: WrittenUnit | undefined;
  before: string;
  after: string;
}

/** Splits a line at its numbers; digits in a word, and a number before a colon, belong to the words. */
const numbersOf = (line: string): Written[] => {
  const found = [...line.matchAll(numbers)].flatMap((match) => {
    const [all, digits = '', unit] = match;
    const end = match.index + (unit === undefined ? digits : all).length;
    const previous = line[match.index - 1] ?? '';
    const behind = line.slice(end, end + 4);
    if (/[\p{L}\d_]/u.test(previous) && /^\d/.test(digits)) return [];
    if (unit === undefined && /^([\p{L}_]|\s{0,3}[:=])/u.test(behind)) return [];
    if (numbered.test(line.slice(Math.max(0, match.index - 10), match.index))) return [];
    // A dash after a letter is no sign.
    const positive = /[\p{L}\d]/u.test(previous) ? digits.replace(/^[-+−]/, '') : digits;
    return [{ digits: positive, unit: unit === undefined ? undefined : unitOf(unit), at: match.index, end }];
  });
  return found.map(({ digits, unit, at, end }, index) => ({
    ...{ digits, unit },
    before: line.slice(Math.max(found[index - 1]?.end ?? 0, at - longestLabel), at),
    after: line.slice(end, Math.min(found[index + 1]?.at ?? Infinity, end + longestLabel)),
  }));
};

/**
 * Finds the numbers of the air on a screen: each with the words before it, or with those behind it where the line
 * begins with a number, or with those of the line above. A line that says "Indoor" counts for the lines below it. Of a
 * line "Inside Outside" each word counts for its column below.
 */
export const numbersOnScreen = (lines: readonly string[]): StationNumber[] => {
  if (lines.reduce((sum, { length }) => sum + length, 0) > longestScreen) return [];
  let section = '';
  let above = '';
  let columns: string[] = [];
  return lines.flatMap((raw) => {
    const line = raw.replace(clocks, ' ').replace(/\s+/g, ' ').trim();
    const written = numbersOf(line);
    if (written.length === 0) {
      const [, label = ''] = calmLine.exec(line) ?? [];
      const still = calmLine.test(line) ? stationNumber(label === '' ? above : label, '0', 'mph') : undefined;
      if (placeAlone.test(line)) section = line;
      columns = line.split(' ');
      above = placeAlone.test(line) ? '' : line.slice(-longestLabel);
      return still === undefined ? [] : [still];
    }
    const own = written.map(({ before }) => labelIn(before));
    // A head may name the column of the labels too.
    const places = [0, 1].includes(columns.length - own.length) ? columns.slice(-own.length) : [];
    const inColumns = places.length > 1 && own.every((label, at) => (at === 0) === (label !== ''));
    const labels = inColumns ? places.map((column) => `${column} ${own[0] ?? ''}`) : own;
    const isBehind =
      labels[0] === '' &&
      sensorOf(above) === undefined &&
      written.some(({ after }) => sensorOf(labelIn(after)) !== undefined);
    const first = isBehind ? '' : above;
    above = '';
    let carried = '';
    return written.flatMap(({ digits, unit, after }, index) => {
      const beside = isBehind ? labelIn(after) : (labels[index] ?? '');
      const label = beside !== '' ? beside : index === 0 ? first : carried;
      // A direction stands between the wind and its speed; a place counts for the numbers behind it.
      carried = unit === 'other' || place.test(label) ? label : '';
      const within = section === '' || place.test(label) ? label : `${section} ${label}`;
      const isPlace = placeAlone.test(within.trim()) || levelAlone.test(label);
      const unnamed = within.trim() === '' && index === 0;
      const named = isPlace || unnamed ? `${unnamed ? 'extra' : within} ${wordOfUnit(unit)}` : within;
      const number = stationNumber(named, digits, unit);
      return number === undefined ? [] : [number];
    });
  });
};

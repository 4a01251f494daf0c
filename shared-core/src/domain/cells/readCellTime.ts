import { saysNone } from './readCellNumber';

/** Order of day, month and year in the dates of a table. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';

/** Time in a cell, by the track's clocks or with its zone (ISO 8601); `unreadable` has such a time of day. */
export type CellTime =
  | { kind: 'wall'; date: string; time: string | undefined }
  | { kind: 'moment'; iso: string }
  | { kind: 'unreadable' };

/** First letters of the months, in order. */
export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/i;
const clock = /\b(\d{1,2})[:.h](\d{2})(?!\d)(?:[:.](\d{2})(?:[.,]\d+)?)?(?:\s*([ap])(?:\.?m\b|\b)\.?)?/i;
/** Days since 30 December 1899, as spreadsheets count them; covers 1982 to 2064. */
const serial = /^(3\d{4}|4\d{4}|5\d{4})(?:[.,](\d+))?$/;
/** Seconds or milliseconds since 1970, from 2001 to 2033. */
const sinceEpoch = /^(1\d{9})(\d{3})?$/;
const compact = /^(20\d{2})(\d{2})(\d{2})(?:[T ]?(\d{2})(\d{2})(\d{2})?)?$/;
/** World time behind a clock, with an offset or none, as a Date writes it. */
const worldTime = /[\dm]\s*(?:GMT|UTC)\s*(?:([+-])(\d{2}):?(\d{2})\s*)?(?:\(|$)/i;
/** Hours and minutes without a sign between them. */
const military = /^(\d{1,2})(\d{2})(?:\s*(?:h|hrs?|hours))?(?:\s*([ap])\.?m?\.?)?$/i;

/** Longest cell that may be a time, in characters. */
const longest = 100;

/** Time of day as a spreadsheet writes it: the elapsed share of the day. */
const dayPart = /^0?[.,](\d+)$/;

const two = (value: number): string => String(value).padStart(2, '0');

const dateOf = (year: number, month: number, day: number): string | undefined => {
  const full = year < 100 ? year + (year < 70 ? 2000 : 1900) : year;
  const text = `${full}-${two(month)}-${two(day)}`;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : undefined;
};

const month = `(${months.join('|')})[a-z]*\\.?`;
const nth = '(\\d{1,2})(?:st|nd|rd|th)?';
const namedDates = [
  new RegExp(`\\b${nth}[\\s.-]+${month}[\\s,-]+(\\d{4}|\\d{2})\\b`, 'i'),
  new RegExp(`\\b${month}[\\s-]+${nth}[\\s,-]+(\\d{4}|\\d{2})\\b`, 'i'),
];

const namedMonth = (text: string): { date: string; rest: string } | undefined => {
  // Checked first: nearly no date has letters.
  if (!/[a-z]{3}/i.test(text)) return undefined;
  const found = namedDates.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  if (found === undefined || found === null) return undefined;
  const [whole, first = '', second = '', year = ''] = found;
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const date = dateOf(Number(year), months.indexOf(name.toLowerCase()) + 1, Number(day));
  return date === undefined ? undefined : { date, rest: text.replace(whole, ' ') };
};

const numeric = /(?:^|[\s:(])(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?=$|[\sT,])/;

/** Finds the three numbers of a date, in the order of the text; undefined without a date. */
export const dateNumbers = (
  text: string,
): { numbers: [number, number, number]; sign: string } | undefined => {
  const found = numeric.exec(text);
  if (found === null) return undefined;
  return { numbers: [Number(found[1]), Number(found[3]), Number(found[4])], sign: found[2] ?? '' };
};

const numericDate = (text: string, order: DateOrder): { date: string; rest: string } | undefined => {
  const read = dateNumbers(text);
  if (read === undefined) return undefined;
  const [first, second, third] = read.numbers;
  const wanted = first > 31 ? 'ymd' : order;
  const date =
    wanted === 'ymd'
      ? dateOf(first, second, third)
      : wanted === 'dmy'
        ? dateOf(third, second, first)
        : dateOf(third, first, second);
  return date === undefined ? undefined : { date, rest: text.replace(numeric, ' ') };
};

/** Writes a time of day; null where no clock shows it. */
const timeOf = (hours: string, minutes: string, seconds: string, half: string | undefined): string | null => {
  const late = half?.toLowerCase() === 'p';
  if (half !== undefined && !late && Number(hours) > 12) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (late ? 12 : 0);
  return hour < 24 && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
    ? `${two(hour)}:${two(Number(minutes))}:${two(Number(seconds))}`
    : null;
};

/** Finds the time of day in a text; undefined where there is none, null where no clock shows it. */
const clockOf = (text: string): string | null | undefined => {
  const found = clock.exec(text);
  if (found === null) return undefined;
  const [, hours = '', minutes = '', seconds = '0', half] = found;
  return timeOf(hours, minutes, seconds, half);
};

/** Turns the day number of a spreadsheet into ISO 8601. */
const dayNumber = (days: string): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.round(Number(days) * 86_400) * 1000).toISOString();

const serialTime = (text: string): { date: string; time: string | undefined } | undefined => {
  const found = serial.exec(text);
  if (found === null) return undefined;
  const iso = dayNumber(`${found[1]}.${found[2] ?? '0'}`);
  return { date: iso.slice(0, 10), time: found[2] === undefined ? undefined : iso.slice(11, 19) };
};

/** Reads a cell that holds only a time of day; null for any other text. */
const timeOfCell = (cell: string): string | null | undefined => {
  const text = cell.trim();
  if (saysNone(text)) return undefined;
  const [, ofDay] = dayPart.exec(text) ?? [];
  if (ofDay !== undefined) return dayNumber(`0.${ofDay}`).slice(11, 19);
  const [whole, hours = '', minutes = '', half] = military.exec(text) ?? [];
  return whole === undefined ? (clockOf(text) ?? null) : timeOf(hours, minutes, '0', half);
};

/** Reads a text of digits alone: a moment since 1970, or year, month, day and perhaps a time without signs. */
const digitsTime = (text: string): CellTime | undefined => {
  const [, seconds, part = '000'] = sinceEpoch.exec(text) ?? [];
  if (seconds !== undefined)
    return { kind: 'moment', iso: new Date(Number(`${seconds}${part}`)).toISOString() };
  const [, year, month, day, hours, minutes = '', rest = '0'] = compact.exec(text) ?? [];
  const date = year === undefined ? undefined : dateOf(Number(year), Number(month), Number(day));
  if (date === undefined) return undefined;
  if (hours === undefined) return { kind: 'wall', date, time: undefined };
  const time = timeOf(hours, minutes, rest, undefined);
  return time === null ? { kind: 'unreadable' } : { kind: 'wall', date, time };
};

/** Moves a time of the clocks at an offset from world time to a moment, where a text says the offset. */
const atOffset = (date: string, time: string, text: string): CellTime | undefined => {
  const found = worldTime.exec(text);
  if (found === null) return undefined;
  const [, sign, hours = '0', minutes = '0'] = found;
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const moment = Date.parse(`${date}T${time}Z`) - ahead * 60_000;
  return { kind: 'moment', iso: new Date(moment).toISOString() };
};

/**
 * Reads the time in a cell, or in a date cell and a time cell; undefined without a date. Understands ISO 8601, the text
 * of a Date, `6/20/2026 1:05 PM`, `20.06.26 13:05`, `20 Jun 2026`, `20260620 1305` and the day numbers of spreadsheets,
 * whole and in parts.
 * @param order of the numbers, where the date itself does not say
 * @param halfCell AM or PM in a cell of its own
 */
export const readCellTime = (
  dateCell: string,
  timeCell: string,
  order: DateOrder,
  halfCell = '',
): CellTime | undefined => {
  const text = dateCell.trim();
  if (text.length > longest) return undefined;
  if (timeCell.trim().length > longest || halfCell.trim().length > longest) return { kind: 'unreadable' };
  if (withZone.test(text)) {
    const moment = new Date(text.replace(' ', 'T').replace(/\s/g, ''));
    return Number.isNaN(moment.getTime()) ? undefined : { kind: 'moment', iso: moment.toISOString() };
  }
  const half = saysNone(halfCell.trim()) ? '' : halfCell.trim();
  if (half !== '' && !/^[ap](\.?m)?\.?$/i.test(half)) return { kind: 'unreadable' };
  const withHalf = (clockText: string): string =>
    half === '' || /\d\s*[ap]/i.test(clockText) ? clockText : `${clockText} ${half}`;
  const named = namedMonth(text) ?? numericDate(text.replace('T', ' '), order);
  const digits = named === undefined ? digitsTime(text) : undefined;
  if (digits !== undefined && (digits.kind !== 'wall' || digits.time !== undefined)) return digits;
  const day =
    named === undefined
      ? digits?.kind === 'wall'
        ? digits
        : serialTime(text)
      : { date: named.date, time: clockOf(withHalf(named.rest.trim())) };
  if (day === undefined) return undefined;
  const ofCell = timeOfCell(saysNone(timeCell.trim()) ? timeCell : withHalf(timeCell.trim()));
  const time = ofCell === undefined ? day.time : ofCell;
  if (time === null) return { kind: 'unreadable' };
  const moment =
    time === undefined ? undefined : atOffset(day.date, time, ofCell === undefined ? text : timeCell);
  return moment ?? { kind: 'wall', date: day.date, time };
};

import { saysNone } from './readCellNumber';

/** Order of day, month and year in the dates of a table. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';

/** Time in a cell, by the track's clocks or with its zone (ISO 8601); `unread` has an unreadable time of day. */
export type CellTime =
  | { kind: 'wall'; date: string; time: string | undefined }
  | { kind: 'moment'; iso: string }
  | { kind: 'unread' };

/** First letters of the months, in order. */
export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/i;
const clock = /\b(\d{1,2})[:.h](\d{2})(?!\d)(?:[:.](\d{2})(?:[.,]\d+)?)?(?:\s*([ap])(?:\.?m\b|\b)\.?)?/i;
/** Days since 30 December 1899, as spreadsheets count them; covers 1982 to 2064. */
const serial = /^(3\d{4}|4\d{4}|5\d{4})(?:[.,](\d+))?$/;

/** Time of day as a spreadsheet writes it: the elapsed share of the day. */
const dayPart = /^0?[.,](\d+)$/;

const two = (value: number): string => String(value).padStart(2, '0');

const dateOf = (year: number, month: number, day: number): string | undefined => {
  const full = year < 100 ? year + (year < 70 ? 2000 : 1900) : year;
  const text = `${full}-${two(month)}-${two(day)}`;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : undefined;
};

const namedMonth = (text: string): { date: string; rest: string } | undefined => {
  const found =
    /\b(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3})[a-z]*\.?[\s,-]+(\d{4}|\d{2})\b/i.exec(text) ??
    /\b([a-z]{3})[a-z]*\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{4}|\d{2})\b/i.exec(text);
  if (found === null) return undefined;
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

/** Finds the time of day in a text; undefined where there is none, null where no clock shows it. */
const clockOf = (text: string): string | null | undefined => {
  const found = clock.exec(text);
  if (found === null) return undefined;
  const [, hours = '', minutes = '', seconds = '0', half] = found;
  const late = half?.toLowerCase() === 'p';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (late ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 && Number(seconds) < 60
    ? `${two(hour)}:${two(Number(minutes))}:${two(Number(seconds))}`
    : null;
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
  return ofDay === undefined ? (clockOf(text) ?? null) : dayNumber(`0.${ofDay}`).slice(11, 19);
};

/**
 * Reads the time in a cell, or in a date cell and a time cell; undefined without a date. Understands ISO 8601,
 * `6/20/2026 1:05 PM`, `20.06.26 13:05`, `20 Jun 2026` and the day numbers of spreadsheets, whole and in parts.
 * @param order of the numbers, where the date itself does not say
 */
export const readCellTime = (dateCell: string, timeCell: string, order: DateOrder): CellTime | undefined => {
  const text = dateCell.trim();
  if (withZone.test(text)) {
    const moment = new Date(text.replace(' ', 'T').replace(/\s/g, ''));
    return Number.isNaN(moment.getTime()) ? undefined : { kind: 'moment', iso: moment.toISOString() };
  }
  const named = namedMonth(text) ?? numericDate(text.replace('T', ' '), order);
  const day = named === undefined ? serialTime(text) : { date: named.date, time: clockOf(named.rest) };
  if (day === undefined) return undefined;
  const ofCell = timeOfCell(timeCell);
  const time = ofCell === undefined ? day.time : ofCell;
  return time === null ? { kind: 'unread' } : { kind: 'wall', date: day.date, time };
};

import { dateNumbers, months, readCellTime, type DateOrder } from '../../cells/readCellTime';

/** Time of a slip. */
export interface SlipTime {
  /** Time by the clocks of the track, `2026-06-20T13:05`. */
  localTime: string | undefined;
  /** The date does not say which of its numbers is the day. */
  timeDoubtful: boolean;
}

const month = `(?:${months.join('|')})[a-z]*\\.?`;
const dayOfMonth = '\\d{1,2}(?:st|nd|rd|th)?';
/** `6/20/2026`, `20-JUN-2026`, `June 20, 2026`, `20260620`. */
const dated = new RegExp(
  `\\b20\\d{2}(?:0[1-9]|1[0-2])[0-3]\\d\\b|\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\b(?:${dayOfMonth}[\\s.-]+${month}|${month}[\\s-]+${dayOfMonth})[\\s,-]+\\d{2,4}\\b`,
  'i',
);
const clocked = /\b\d{1,2}:\d{2}(:\d{2})?\s*([ap]\.?m?\b)?/i;
const clocks = /\b\d{1,2}:\d{2}(?::\d{2})?\s*[ap]\.?m\.?(?!\w)|\b\d{1,2}:\d{2}:\d{2}\b/gi;
/** `1431 HRS`, `TIME 1431`. */
const military =
  /\b([01]\d|2[0-3])([0-5]\d)(?:\s?h(?:ou)?rs?\b)|(?<=\btime\W{1,3})([01]\d|2[0-3])([0-5]\d)\b/i;
const besideDate = /(?<=\s)([01]\d|2[0-3])([0-5]\d)(?=\s|$)|\b\d{1,2}:\d{2}\b/g;

const blank = (found: string): string => ' '.repeat(found.length);

/** Replaces dates and times of day by spaces. */
export const withoutTime = (line: string): string => {
  const bare = line.replace(dated, blank).replace(military, blank).replace(clocks, blank);
  return dated.test(line) ? bare.replace(besideDate, blank) : bare;
};

/** Tells whether a line has a date. */
export const hasDate = (line: string): boolean => dated.test(line);

/** Tells whether a line has a date or a time of day. */
export const hasTime = (line: string): boolean =>
  dated.test(line) || clocked.test(line) || military.test(line);

/**
 * Returns the order of a date, as in tables: by the number that can only be a day, else by the points of countries
 * that write it first.
 */
const orderOf = (day: string): { order: DateOrder; doubtful: boolean } => {
  const { numbers = [0, 0, 0], sign } = dateNumbers(day) ?? {};
  // `26-06-20` may begin with the year.
  const last = numbers[2] ?? 0;
  if (numbers[0] > 12) return { order: 'dmy', doubtful: sign === '-' && numbers[0] < 100 && last <= 31 };
  const pointed = sign === '.' && numbers[1] <= 12;
  return { order: pointed ? 'dmy' : 'mdy', doubtful: pointed };
};

const clockIn = (lines: readonly string[], day: string): string => {
  const said = lines.flatMap((line) => clocked.exec(line)?.[0] ?? [])[0];
  if (said !== undefined) return said;
  const found =
    lines.map((line) => military.exec(line)).find((each) => each !== null) ??
    /(?:^|\s)([01]\d|2[0-3])([0-5]\d)(?=\s|$)/.exec(day.replace(dated, ' '));
  return found ? `${found[1] ?? found[3]}:${found[2] ?? found[4]}` : '';
};

/** Finds date and time of day in one line or two. */
export const slipTime = (lines: readonly string[]): SlipTime => {
  const line = lines.find((each) => dated.test(each)) ?? '';
  // Read the clock alone: a date with points would look like one.
  const clock = clockIn(lines, line);
  const day = line.replace(/\b(20\d{2})(\d{2})(\d{2})\b/, '$1-$2-$3');
  const { order, doubtful } = orderOf(day);
  const read = line === '' ? undefined : readCellTime(day, clock, order);
  if (read?.kind !== 'wall' || read.time === undefined) return { localTime: undefined, timeDoubtful: false };
  return { localTime: `${read.date}T${read.time.slice(0, 5)}`, timeDoubtful: doubtful };
};

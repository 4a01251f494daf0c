import { readCellTime, type CellTime, type DateOrder } from '../../cells/readCellTime';
import { fromLocalInput, localInputValue } from '../../time/formatTime';
import { instantsOf } from '../../time/instantsOf';
import { likelyInstant } from '../../time/likelyInstant';
import type { NewestLine } from './stationTable';

/** Most (ms) that the clock of a station may be ahead: left on summer time, and some minutes. */
export const clockAhead = 65 * 60_000;
const halfDay = 12 * 3_600_000;
/** Age (ms) up to which a time of day without a date needs no date. */
const fresh = 3_600_000;

const longestCell = 80;
const unix = /^1\d{9}(\d{3})?$/;

/** Returns the moment of a wall time: of the two in the hour that clocks repeat, the one nearest to now. */
const momentOf = (read: CellTime | undefined, timezone: string, now: number): string | undefined => {
  if (read?.kind === 'moment') return read.iso;
  if (read?.kind !== 'wall' || read.time === undefined || timezone === '') return undefined;
  const wall = `${read.date}T${read.time}`;
  const instants = instantsOf(wall, timezone) ?? [];
  return likelyInstant(instants, now) ?? instants.at(-1) ?? fromLocalInput(wall, timezone);
};

/**
 * Reads the moment of a text with a date and a time of day. A date whose day may be its month is the latest past one,
 * as the newest line is from now.
 */
const momentIn = (text: string, timezone: string, now: number): string | undefined => {
  const by = (order: DateOrder) => momentOf(readCellTime(text, '', order), timezone, now);
  const [byDay, byMonth] = [by('dmy'), by('mdy')];
  if (/\d\.\d+\./.test(text)) return byDay ?? byMonth;
  const moments = [byDay, byMonth].filter((moment) => moment !== undefined).sort();
  return moments.findLast((moment) => Date.parse(moment) <= now + clockAhead) ?? moments[0];
};

/** Returns the moment of a time of day alone, where it is not of the last hour; else its date is needless. */
const momentOfClock = (text: string, timezone: string, now: number): string | undefined => {
  const today = localInputValue(new Date(now).toISOString(), timezone).slice(0, 10);
  const moment = momentIn(`${today} ${text}`, timezone, now);
  if (moment === undefined) return undefined;
  const isHalf = !/[ap]\.?m?\.?$/i.test(text.trim()) && /^\D*([1-9]|1[0-2]):/.test(text);
  const step = isHalf ? halfDay : 2 * halfDay;
  const late = now + clockAhead - Date.parse(moment);
  const latest = Date.parse(moment) + Math.floor(late / step) * step;
  return now - latest <= fresh ? undefined : new Date(latest).toISOString();
};

/**
 * Reads the moment of a table's line, ISO 8601: from a cell with its zone or in seconds of Unix, else from date and time
 * of day. Undefined where the line is of the last hour by its time of day alone, or tells none.
 * @param now milliseconds
 */
export const momentOfLine = (
  times: NewestLine['times'],
  timezone: string,
  now: number,
): string | undefined => {
  const cells = times.map(({ head, cell }) => ({ head, cell: cell.slice(0, longestCell) }));
  for (const { cell } of cells) {
    if (unix.test(cell)) return new Date(Number(cell.padEnd(13, '0'))).toISOString();
    const read = readCellTime(cell, '', 'mdy');
    if (read?.kind === 'moment') return read.iso;
  }
  const heads = cells.map(({ head }) => head).join(' ');
  const [inGreenwich, sign, hours] = /(?:utc|gmt|zulu) ?(?:([+-])(\d{1,2})(?::?00)?)?/i.exec(heads) ?? [];
  const text = cells.map(({ cell }) => cell).join(' ');
  if (inGreenwich !== undefined) {
    const ahead = Number(hours ?? 0) * (sign === '-' ? -1 : 1) * 3_600_000;
    const shown = momentIn(text, 'UTC', now + ahead);
    return shown && new Date(Date.parse(shown) - ahead).toISOString();
  }
  return momentIn(text, timezone, now) ?? (timezone === '' ? undefined : momentOfClock(text, timezone, now));
};

const zoned = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)/;
const unixNamed = /\b(?:timestamp|date_?utc|ts|time|epoch)\W{1,5}(1\d{9}(?:\d{3})?)\b/i;

/** Reads the moment of a screen, ISO 8601: with its zone, in seconds of Unix, or a date and a time of day in a line. */
export const momentOnScreen = (
  lines: readonly string[],
  timezone: string,
  now: number,
): string | undefined => {
  const shown = lines.slice(0, 200);
  for (const line of shown) {
    const [iso] = zoned.exec(line) ?? [];
    if (iso !== undefined) return momentIn(iso, timezone, now);
    const [, seconds] = unixNamed.exec(line) ?? [];
    if (seconds !== undefined) return new Date(Number(seconds.padEnd(13, '0'))).toISOString();
  }
  const dated = shown.map((line) => line.slice(0, longestCell)).filter((line) => /\d:\d\d/.test(line));
  for (const line of dated) {
    const moment = momentIn(line, timezone, now);
    if (moment !== undefined) return moment;
  }
  return undefined;
};

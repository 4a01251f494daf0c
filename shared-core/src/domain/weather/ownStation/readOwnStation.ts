import type { Location } from '../../entities/Location';
import { readCellTime, type DateOrder } from '../../cells/readCellTime';
import type { WeatherField } from '../station/checkWeather';
import { fromLocalInput } from '../../time/formatTime';
import { hectopascal, celsius, inHg } from '../../units/units';
import { mmHgToInHg, toInHg } from '../../units/pressure';
import { metresPerSecondToMph } from '../../units/speed';
import { toFahrenheit } from '../../units/temperature';
import { stationPressure } from '../air/stationPressure';

const unitPattern = '°?\\s?[FC]\\b|%|inHg|hPa|mbar|mb\\b|kPa|mmHg|torr|mph|km/h|kph|m/s|kts?\\b|kn\\b';
const numberPattern = '[-+−]?(?:\\d{1,3}(?:,\\d{3}){1,2}\\.\\d+|\\d+(?:[.,]\\d+)?)';
const numbers = new RegExp(`(${numberPattern})\\s?(${unitPattern})?`, 'gi');
const numberFirst = new RegExp(`^(${numberPattern})\\s?(${unitPattern})?`, 'i');
const unitAlone = new RegExp(`^[([]?(deg\\.? ?[FC]|${unitPattern}|in)[)\\]]?$`, 'i');

/** Number of the air with the words before it and its unit, which may stand among these words. */
interface Found {
  label: string;
  digits: string;
  unit: string;
}

/** Reading of a racer's own station; values that were not found are missing. */
interface OwnStationAir extends Partial<Record<WeatherField, number>> {
  /** When it was shown, ISO 8601; missing where no date stands beside it. */
  datetime?: string;
}

/** Longest text that is read, in characters: some days of a station that writes a line each minute. */
export const longestOwnStation = 200_000;

/** Longest label, which bounds the search. */
const longestLabel = 80;

const day = 24 * 3_600_000;

/** Returns the milliseconds between two times; without a date the shorter way, past midnight or not. */
const between = (one: string, other: string): number => {
  const whole = Date.parse(other) - Date.parse(one);
  if (!Number.isNaN(whole)) return whole;
  const clocks = Date.parse(`2000-01-01 ${other}`) - Date.parse(`2000-01-01 ${one}`);
  return clocks - day * Math.round(clocks / day);
};

/** Tells whether a table begins with its newest line: more of its steps go back in time than on. */
const isNewestFirst = (times: readonly string[]): boolean => {
  const steps = times.slice(1).map((time, index) => Math.sign(between(times[index] ?? '', time)));
  return steps.filter((step) => step < 0).length > steps.filter((step) => step > 0).length;
};

/** Labels of the track, the trailer or the engine, not of the air outside. */
const elsewhere = /track|surface|\bin(side|door)?\s*(temp|hum)|water|oil|coolant|wet|vapou?r|feels/i;

const fieldOf = (words: string): WeatherField | 'altimeter' | undefined => {
  const label = words.slice(-longestLabel);
  if (elsewhere.test(label) || /dew|gust|dir|density|alt\b|altitude|index|chill/i.test(label))
    return undefined;
  if (/altim|qnh|sea|rel\w* press/i.test(label)) return 'altimeter';
  if (/press|baro/i.test(label)) return 'pressure';
  if (/hum|\brh\b/i.test(label)) return 'humidity';
  if (/wind/i.test(label)) return 'wind_speed';
  return /temp|air/i.test(label) ? 'air_temp' : undefined;
};

const inches = (value: number, unit: string): number => {
  if (/kpa/i.test(unit)) return toInHg(hectopascal(value * 10));
  if (/mmhg|torr/i.test(unit)) return mmHgToInHg(value);
  return /hpa|mb/i.test(unit) || value > 200 ? toInHg(hectopascal(value)) : value;
};

const milesAnHour = (value: number, unit: string): number => {
  if (/m\/s/i.test(unit)) return metresPerSecondToMph(value);
  if (/km|kph/i.test(unit)) return metresPerSecondToMph(value / 3.6);
  return /k(n|t)/i.test(unit) ? metresPerSecondToMph((value * 1852) / 3600) : value;
};

const date = /date/i;
const time = /time(?! ?zone)/i;

const delimiterOf = (line: string): string | undefined =>
  ['\t', ';', ','].find((each) => line.includes(each));

const cellsOf = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((cell) => cell.replaceAll('"', '').replace(/\s+/g, ' ').trim());

/** Counts the labels of the air, or of the time, in a line without numbers. */
const knownLabels = (line: string): { air: number; all: number } => {
  const delimiter = delimiterOf(line);
  const labels = delimiter === undefined ? [] : cellsOf(line, delimiter).filter((cell) => !/\d/.test(cell));
  const air = labels.filter((label) => fieldOf(label) !== undefined).length;
  return { air, all: air + labels.filter((label) => date.test(label) || time.test(label)).length };
};

/** Finds the head of the table: the first line with two known labels, else one without numbers that has one. */
const headOf = (lines: readonly string[]): number => {
  const head = lines.findIndex((line) => {
    const { air, all } = knownLabels(line);
    return air > 0 && all > 1;
  });
  const [first = ''] = lines;
  return head === -1 && !/\d/.test(first) && knownLabels(first).air > 0 ? 0 : head;
};

/**
 * Finds the newest line of a table: the last one, or the first of a table that begins with its newest. The labels
 * stand in one line, which may have lines before it and its units below. Undefined where the lines are no table, or
 * hold no number of the air.
 */
const inTable = (lines: readonly string[]): { found: Found[]; time: string } | undefined => {
  const at = headOf(lines);
  const delimiter = delimiterOf(lines[at] ?? '');
  if (delimiter === undefined) return undefined;
  const [labels = [], ...rows] = lines.slice(at).map((line) => cellsOf(line, delimiter));
  const isNumber = (cell: string | undefined): boolean => numberFirst.test(cell ?? '');
  const [below = []] = rows;
  const units = !below.some(isNumber) && below.some((cell) => unitAlone.test(cell)) ? below : [];
  const known = labels.flatMap((label, column) => (fieldOf(label) === undefined ? [] : [column]));
  const readings = rows.filter((cells) => known.some((column) => isNumber(cells[column])));
  const columnsOf = (word: RegExp) => labels.flatMap((label, column) => (word.test(label) ? [column] : []));
  const when = [...new Set([...columnsOf(date), ...columnsOf(time)])];
  const times = readings.map((cells) => when.map((column) => cells[column] ?? '').join(' '));
  const newest = isNewestFirst(times) ? 0 : readings.length - 1;
  const found = readings[newest]?.flatMap((cell, column): Found[] => {
    const [, digits, unit] = numberFirst.exec(cell) ?? [];
    const label = labels[column] ?? '';
    return digits === undefined ? [] : [{ label, digits, unit: unit ?? `${label} ${units[column] ?? ''}` }];
  });
  return found && { found, time: (times[newest] ?? '').slice(0, longestLabel) };
};

/** Most that the clock of a station may be ahead: left on summer time, and some minutes. */
const clockAhead = 65 * 60_000;

/**
 * Reads the moment of a table line, ISO 8601; undefined without a date, a time of day or a known zone. A date whose day
 * may be its month is the latest past one, as the newest line is from now.
 * @param now milliseconds
 */
const momentIn = (text: string, timezone: string, now: number): string | undefined => {
  const momentBy = (order: DateOrder): string | undefined => {
    const read = readCellTime(text, '', order);
    if (read?.kind === 'moment') return read.iso;
    if (read?.kind !== 'wall' || read.time === undefined || timezone === '') return undefined;
    return fromLocalInput(`${read.date}T${read.time}`, timezone);
  };
  const [byDay, byMonth] = [momentBy('dmy'), momentBy('mdy')];
  if (/\d\.\d+\./.test(text)) return byDay ?? byMonth;
  const moments = [byDay, byMonth].filter((moment) => moment !== undefined).sort();
  return moments.findLast((moment) => Date.parse(moment) <= now + clockAhead) ?? moments[0];
};

/** Each number of a line with the words right before it. */
const inLine = (line: string): Found[] => {
  const even = line.replace(/\s+/g, ' ');
  let end = 0;
  return [...even.matchAll(numbers)].map((match): Found => {
    const before = even.slice(Math.max(end, match.index - longestLabel), match.index);
    end = match.index + match[0].length;
    const words = before
      .trimEnd()
      .replace(/[:=]$/, '')
      .split(/[^A-Za-z .°()%/_]/);
    const label = (words.at(-1) ?? '').trim();
    return { label, digits: match[1] ?? '', unit: match[2] ?? label };
  });
};

const isCelsius = (unit: string): boolean => /(^|[^A-Za-z])C(elsius)?($|[^A-Za-z])/i.test(unit);

/**
 * Reads the air in a text pasted from a racer's own station, a line or a table: in °F, %, inHg and mph, with the time
 * of a dated table. Missing values are left out; a text longer than `longestOwnStation` has none. A pressure at sea
 * level becomes station pressure.
 * @param track place and clocks of the station
 * @param now milliseconds
 */
export const readOwnStation = (
  text: string,
  { elevation, timezone }: Pick<Location, 'elevation' | 'timezone'>,
  now: number,
): OwnStationAir => {
  const air: OwnStationAir = {};
  if (text.length > longestOwnStation) return air;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  let isExplicit = false;
  const table = inTable(lines);
  for (const { label, digits, unit } of table?.found ?? lines.flatMap(inLine)) {
    const field = fieldOf(label);
    if (field === undefined) continue;
    const value = Number(
      digits
        .replace('−', '-')
        .replace(/,(?=\d{3}[.,])/g, '')
        .replace(',', '.'),
    );
    if (field === 'air_temp') air.air_temp ??= isCelsius(unit) ? toFahrenheit(celsius(value)) : value;
    else if (field === 'humidity') air.humidity ??= value;
    else if (field === 'wind_speed') air.wind_speed ??= milesAnHour(value, unit);
    else {
      // A barometer of the same meter may be set to sea level beside it.
      const explicit = field === 'pressure' && /station|absolute/i.test(label);
      if (isExplicit || (air.pressure !== undefined && !explicit)) continue;
      isExplicit = explicit;
      const pressure = inches(value, unit);
      air.pressure = field === 'pressure' ? pressure : stationPressure(inHg(pressure), elevation);
    }
  }
  const datetime = table && momentIn(table.time, timezone, now);
  return { ...air, ...(datetime !== undefined && { datetime }) };
};

import type { WeatherField } from '../../logbook/checkWeather';
import { hectopascal, celsius, inHg, type Feet } from '../../units/units';
import { toInHg } from '../../units/pressure';
import { metresPerSecondToMph } from '../../units/speed';
import { toFahrenheit } from '../../units/temperature';
import { stationPressure } from '../stationPressure';

const unitPattern = '°?\\s?[FC]\\b|%|inHg|hPa|mbar|mb\\b|kPa|mph|km/h|kph|m/s|kts?\\b|kn\\b';
const labelledNumber = new RegExp(
  `([A-Za-z][A-Za-z .°()%/_]*?)\\s*[:=]?\\s*([-+−]?(?:\\d{1,3}(?:,\\d{3})+\\.\\d+|\\d+(?:[.,]\\d+)?))\\s*(${unitPattern})?`,
  'gi',
);

interface Found {
  label: string;
  value: number;
  unit: string;
}

const day = 24 * 3_600_000;

/** Milliseconds from one time to the other; of two clocks without a date the shorter way, past midnight or not. */
const between = (one: string, other: string): number => {
  const whole = Date.parse(other) - Date.parse(one);
  if (!Number.isNaN(whole)) return whole;
  const clocks = Date.parse(`2000-01-01 ${other}`) - Date.parse(`2000-01-01 ${one}`);
  return clocks - day * Math.round(clocks / day);
};

/** Whether a table begins with its newest line: more of its steps go back in time than on. */
const isNewestFirst = (times: readonly string[]): boolean => {
  const steps = times.slice(1).map((time, index) => Math.sign(between(times[index] ?? '', time)));
  return steps.filter((step) => step < 0).length > steps.filter((step) => step > 0).length;
};

/** A table has its labels in its first line; what counts is its last line, or the first of one that begins with the newest. */
const withLabels = (text: string): string => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [head, last] = [lines[0], lines.at(-1)];
  if (head === undefined || last === undefined || lines.length < 2 || /\d/.test(head)) return text;
  const delimiter = ['\t', ';', ','].find((each) => head.includes(each));
  if (delimiter === undefined) return text;
  const [labels = [], ...rows] = lines.map((line) =>
    line.split(delimiter).map((cell) => cell.replaceAll('"', '').trim()),
  );
  const columnsOf = (word: RegExp) => labels.flatMap((label, index) => (word.test(label) ? [index] : []));
  const when = [...new Set([...columnsOf(/date/i), ...columnsOf(/time(?! ?zone)/i)])];
  const times = rows.map((cells) => when.map((column) => cells[column] ?? '').join(' '));
  const cells = (isNewestFirst(times) ? rows[0] : rows.at(-1)) ?? [];
  return labels.map((label, index) => `${label}: ${cells[index] ?? ''}`).join('\n');
};

/** Of the track, the trailer or the engine, and not of the air outside. */
const elsewhere = /track|surface|\bin(side|door)?\s*(temp|hum)|water|oil|coolant|wet|vapou?r|feels/i;

const fieldOf = (label: string): WeatherField | 'altimeter' | undefined => {
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
  return /hpa|mb/i.test(unit) || value > 200 ? toInHg(hectopascal(value)) : value;
};

const milesAnHour = (value: number, unit: string): number => {
  if (/m\/s/i.test(unit)) return metresPerSecondToMph(value);
  if (/km|kph/i.test(unit)) return metresPerSecondToMph(value / 3.6);
  return /k(n|t)/i.test(unit) ? metresPerSecondToMph((value * 1852) / 3600) : value;
};

/**
 * The air in what was pasted from a racer's own station, a line of text or a table: in °F, %, inHg and mph; what is
 * not found is missing. A pressure at sea level becomes station pressure.
 * @param elevation of the track
 */
export const readOwnStation = (text: string, elevation: Feet): Partial<Record<WeatherField, number>> => {
  const air: Partial<Record<WeatherField, number>> = {};
  let isExplicit = false;
  for (const [, label = '', digits = '', unit = ''] of withLabels(text).matchAll(labelledNumber)) {
    const found: Found = {
      label,
      value: Number(
        digits
          .replace('−', '-')
          .replace(/,(?=\d{3}\.)/g, '')
          .replace(',', '.'),
      ),
      unit: unit === '' ? label : unit,
    };
    const field = fieldOf(found.label);
    if (field === undefined) continue;
    if (field === 'air_temp')
      air.air_temp ??= /(°\s?|\(|^|\b)C\b/.test(found.unit)
        ? toFahrenheit(celsius(found.value))
        : found.value;
    else if (field === 'humidity') air.humidity ??= found.value;
    else if (field === 'wind_speed') air.wind_speed ??= milesAnHour(found.value, found.unit);
    else {
      // Beside it, a barometer of the same meter may be set to sea level.
      const explicit = field === 'pressure' && /station|absolute/i.test(found.label);
      if (isExplicit || (air.pressure !== undefined && !explicit)) continue;
      isExplicit = explicit;
      const pressure = inches(found.value, found.unit);
      air.pressure = field === 'pressure' ? pressure : stationPressure(inHg(pressure), elevation);
    }
  }
  return air;
};

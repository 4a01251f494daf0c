import type { WeatherField } from '../../logbook/checkWeather';
import { hectopascal, celsius, inHg, type Feet } from '../../units/units';
import { toInHg } from '../../units/pressure';
import { metresPerSecondToMph } from '../../units/speed';
import { toFahrenheit } from '../../units/temperature';
import { stationPressure } from '../stationPressure';

const unitPattern = '°?\\s?[FC]\\b|%|inHg|hPa|mbar|mb\\b|kPa|mph|km/h|kph|m/s|kts?\\b|kn\\b';
const labelledNumber = new RegExp(
  `([A-Za-z][A-Za-z .°()%/_]*?)\\s*[:=]?\\s*([-+−]?\\d+(?:[.,]\\d+)?)\\s*(${unitPattern})?`,
  'gi',
);

interface Found {
  label: string;
  value: number;
  unit: string;
}

const timeOf = (cell: string): number => {
  const text = cell.replaceAll('"', '').trim();
  const whole = Date.parse(text);
  return Number.isNaN(whole) ? Date.parse(`2000-01-01 ${text}`) : whole;
};

/** A table has its labels in its first line; what counts is its last line, or the first of one that begins with the newest. */
const withLabels = (text: string): string => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [head, last] = [lines[0], lines.at(-1)];
  if (head === undefined || last === undefined || lines.length < 2 || /\d/.test(head)) return text;
  const delimiter = ['\t', ';', ','].find((each) => head.includes(each));
  if (delimiter === undefined) return text;
  const labels = head.split(delimiter);
  const at = labels.findIndex((label) => /time|date/i.test(label));
  const first = lines[1] ?? last;
  const [begin = '', end = ''] = [first, last].map((line) => line.split(delimiter)[at] ?? '');
  const cells = (timeOf(begin) > timeOf(end) ? first : last).split(delimiter);
  return labels
    .map((label, index) => `${label.replaceAll('"', '')}: ${(cells[index] ?? '').replaceAll('"', '')}`)
    .join('\n');
};

const fieldOf = (label: string): WeatherField | 'altimeter' | undefined => {
  if (/dew|gust|dir|density|alt\b|altitude|index|chill/i.test(label)) return undefined;
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
      value: Number(digits.replace('−', '-').replace(',', '.')),
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

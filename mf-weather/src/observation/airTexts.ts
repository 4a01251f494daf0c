import {
  fahrenheit,
  formatDifference,
  formatSeconds,
  inHg,
  parseNumber,
  percent,
  type OwnReading,
  type WeatherField,
} from '@holeshot/shared-core';

/** Weather fields of a racer's own station; the wind comes from the public one. */
type AirField = Exclude<WeatherField, 'wind_speed'>;

/** Weather as the racer types it. */
export type AirTexts = Record<AirField, string>;

/** Weather fields in order, with their formats. */
export const airFields = [
  { name: 'air_temp', label: 'Temperature', unit: '°F', decimals: 1, signed: true },
  { name: 'humidity', label: 'Humidity', unit: '%', decimals: 0, signed: false },
  { name: 'pressure', label: 'Station pressure', unit: 'inHg', decimals: 2, signed: false },
] as const satisfies readonly { name: AirField; [rest: string]: unknown }[];

/** Formats weather as texts; missing values are empty. */
export const airTextsOf = (air: Partial<Record<AirField, number>>): AirTexts => {
  const text = (name: AirField, decimals: number): string =>
    air[name] === undefined ? '' : formatSeconds(air[name], decimals);
  const [temp, humid, pressure] = airFields;
  return {
    air_temp: text('air_temp', temp.decimals),
    humidity: text('humidity', humid.decimals),
    pressure: text('pressure', pressure.decimals),
  };
};

/**
 * Reads typed weather. An untouched text keeps its exact value; `checkWeather` refuses the NaN of a text that is no
 * number.
 * @param before weather that filled the fields; empty if unknown
 */
export const readAir = (
  texts: AirTexts,
  before: Partial<Record<AirField, number>>,
): Omit<OwnReading, 'datetime'> => {
  const untouched = airTextsOf(before);
  const number = (name: AirField): number =>
    (texts[name] === untouched[name] ? before[name] : parseNumber(texts[name])) ?? NaN;
  return {
    air_temp: fahrenheit(number('air_temp')),
    humidity: percent(number('humidity')),
    pressure: inHg(number('pressure')),
  };
};

/** Formats a weather difference: `+1.2 °F, −3 %, +0.02 inHg`. */
export const differenceText = (difference: Record<AirField, number>): string =>
  airFields
    .map(({ name, unit, decimals }) => `${formatDifference(difference[name], decimals)} ${unit}`)
    .join(', ');

/** Formats weather: `87.2 °F, 54 %, 29.13 inHg`. */
export const airInWords = (air: Record<AirField, number>): string =>
  airFields.map(({ name, unit, decimals }) => `${formatSeconds(air[name], decimals)} ${unit}`).join(', ');

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

/** What a racer's own station tells of the air; the wind is that of the public one. */
type AirField = Exclude<WeatherField, 'wind_speed'>;

/** The air as the racer sees and types it. */
export type AirTexts = Record<AirField, string>;

/** The fields of the air in their order, with how they are written. */
export const airFields = [
  { name: 'air_temp', label: 'Temperature', unit: '°F', decimals: 1, signed: true },
  { name: 'humidity', label: 'Humidity', unit: '%', decimals: 0, signed: false },
  { name: 'pressure', label: 'Station pressure', unit: 'inHg', decimals: 2, signed: false },
] as const satisfies readonly { name: AirField; [rest: string]: unknown }[];

/** The air as texts; what is missing is empty. */
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
 * The typed air. A text that was left as it is stands for the value behind it; what is no number is NaN, which
 * `checkWeather` refuses.
 * @param before the air as it stood in the fields, empty where none is known
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

/** The difference of one air to another in words: `+1.2 °F, −3 %, +0.02 inHg`. */
export const differenceText = (difference: Record<AirField, number>): string =>
  airFields
    .map(({ name, unit, decimals }) => `${formatDifference(difference[name], decimals)} ${unit}`)
    .join(', ');

/** An air in words: `87.2 °F, 54 %, 29.13 inHg`. */
export const airInWords = (air: Record<AirField, number>): string =>
  airFields.map(({ name, unit, decimals }) => `${formatSeconds(air[name], decimals)} ${unit}`).join(', ');

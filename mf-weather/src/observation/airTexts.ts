import {
  dewPoint,
  fahrenheit,
  formatDifference,
  formatSeconds,
  inHg,
  mph,
  parseNumber,
  percent,
  type WeatherField,
  type WeatherObservation,
} from '@holeshot/shared-core';

/** The air as the racer sees and types it. */
export type AirTexts = Record<WeatherField, string>;

/** The fields of the air in their order, with how they are written. */
export const airFields = [
  { name: 'air_temp', label: 'Temperature', unit: '°F', decimals: 1, signed: true },
  { name: 'humidity', label: 'Humidity', unit: '%', decimals: 0, signed: false },
  { name: 'pressure', label: 'Station pressure', unit: 'inHg', decimals: 2, signed: false },
  { name: 'wind_speed', label: 'Wind', unit: 'mph', decimals: 1, signed: false },
] as const satisfies readonly { name: WeatherField; [rest: string]: unknown }[];

/** The air as texts; what is missing is empty. */
export const airTextsOf = (air: Partial<Record<WeatherField, number>>): AirTexts => {
  const text = (name: WeatherField, decimals: number): string =>
    air[name] === undefined ? '' : formatSeconds(air[name], decimals);
  const [temp, humid, pressure, wind] = airFields;
  return {
    air_temp: text('air_temp', temp.decimals),
    humidity: text('humidity', humid.decimals),
    pressure: text('pressure', pressure.decimals),
    wind_speed: text('wind_speed', wind.decimals),
  };
};

/**
 * The typed air as an observation, its wind from where the station says. A text that was left as it is stands for the
 * value behind it; what is no number is NaN, which `checkWeather` refuses.
 */
export const readAir = (texts: AirTexts, station: WeatherObservation): WeatherObservation => {
  const asMeasured = airTextsOf(station);
  const number = (name: WeatherField): number =>
    texts[name] === asMeasured[name] ? station[name] : (parseNumber(texts[name]) ?? NaN);
  const air_temp = fahrenheit(number('air_temp'));
  const humidity = percent(number('humidity'));
  return {
    ...station,
    air_temp,
    humidity,
    pressure: inHg(number('pressure')),
    dew_point: dewPoint({ air_temp, humidity }),
    wind_speed: mph(number('wind_speed')),
  };
};

/** The difference of one air to another in words: `+1.2 °F, −3 %, +0.02 inHg`. */
export const differenceText = (difference: Record<'air_temp' | 'humidity' | 'pressure', number>): string =>
  airFields
    .slice(0, 3)
    .flatMap(({ name, unit, decimals }) =>
      name === 'wind_speed' ? [] : [`${formatDifference(difference[name], decimals)} ${unit}`],
    )
    .join(', ');

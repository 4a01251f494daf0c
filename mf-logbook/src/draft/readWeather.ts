import {
  degrees,
  dewPoint,
  fahrenheit,
  inHg,
  mph,
  noWind,
  parseNumber,
  percent,
  windDirection,
  type WeatherObservation,
} from '@holeshot/shared-core';
import type { TypedWeather } from './TypedWeather';
import { weatherTexts } from './weatherTexts';

const number = (text: string): number => parseNumber(text) ?? NaN;

/** Reads the texts alone; NaN for each that is no number. */
const airOf = (typed: TypedWeather): Omit<WeatherObservation, 'datetime'> => {
  const wind = typed.wind_speed.trim();
  return {
    air_temp: fahrenheit(number(typed.air_temp)),
    humidity: percent(number(typed.humidity)),
    pressure: inHg(number(typed.pressure)),
    ...(wind === '' ? noWind : { wind_speed: mph(number(wind)) }),
    ...(wind !== '' &&
      typed.wind_from !== '' && { wind_direction: windDirection(degrees(Number(typed.wind_from) * 45)) }),
  };
};

/**
 * Reads typed weather as an observation; `checkWeather` refuses the NaN of a text that is no number.
 * @param datetime of the pass, ISO 8601
 * @param base observation that filled the fields; untouched fields keep its exact values
 */
export const readWeather = (
  typed: TypedWeather,
  datetime: string,
  base: WeatherObservation | null = null,
): WeatherObservation => {
  const air = airOf(typed);
  if (base === null) return { datetime, ...air, dew_point: dewPoint(air) };
  const shown = weatherTexts(base);
  const stands = shown.filter(([field, text]) => typed[field].trim() === text).map(([field]) => field);
  if (stands.length === shown.length) return base;
  const kept = (value: keyof WeatherObservation, ...fields: (keyof TypedWeather)[]) =>
    base[value] !== undefined && fields.every((field) => stands.includes(field))
      ? { [value]: base[value] }
      : {};
  const heat = { ...air, ...kept('air_temp', 'air_temp'), ...kept('humidity', 'humidity') };
  return {
    datetime,
    ...heat,
    dew_point: dewPoint(heat),
    ...kept('dew_point', 'air_temp', 'humidity'),
    ...kept('pressure', 'pressure'),
    ...kept('wind_speed', 'wind_speed'),
    ...(air.wind_direction && kept('wind_direction', 'wind_from')),
    ...kept('condition'),
  };
};

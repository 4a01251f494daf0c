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
import type { EntryDraft } from './entryDraft';

/** The numbers a racer types about the air. */
export const typedWeatherFields = ['air_temp', 'humidity', 'pressure', 'wind_speed'] as const;

export type TypedWeather = Pick<EntryDraft, (typeof typedWeatherFields)[number] | 'wind_from'>;

const number = (text: string): number => parseNumber(text) ?? NaN;

/**
 * The typed air as an observation, without a wind where none is typed; what is no number is NaN, which `checkWeather` refuses.
 * @param datetime of the pass, ISO 8601
 */
export const readWeather = (typed: TypedWeather, datetime: string): WeatherObservation => {
  const air_temp = fahrenheit(number(typed.air_temp));
  const humidity = percent(number(typed.humidity));
  const wind = typed.wind_speed.trim();
  return {
    datetime,
    air_temp,
    humidity,
    pressure: inHg(number(typed.pressure)),
    dew_point: dewPoint({ air_temp, humidity }),
    ...(wind === '' ? noWind : { wind_speed: mph(number(wind)) }),
    ...(wind !== '' &&
      typed.wind_from !== '' && { wind_direction: windDirection(degrees(Number(typed.wind_from) * 45)) }),
  };
};

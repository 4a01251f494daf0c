import { formatSeconds, type WeatherObservation } from '@holeshot/shared-core';
import type { TypedWeather } from './TypedWeather';

/** An observation as the texts of the fields, so that the racer corrects instead of typing it all. */
export const weatherTexts = (observation: WeatherObservation): [keyof TypedWeather, string][] => [
  ['air_temp', formatSeconds(observation.air_temp, 1)],
  ['humidity', formatSeconds(observation.humidity, 0)],
  ['pressure', formatSeconds(observation.pressure, 2)],
  ['wind_speed', observation.wind_unknown ? '' : formatSeconds(observation.wind_speed, 1)],
  ['wind_from', observation.wind_direction === undefined ? '' : `${observation.wind_direction.index}`],
];

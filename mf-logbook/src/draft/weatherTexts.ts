import { formatSeconds, type WeatherObservation } from '@holeshot/shared-core';
import type { TypedWeather } from './TypedWeather';

/** Formats an observation as field texts to correct. */
export const weatherTexts = (observation: WeatherObservation): [keyof TypedWeather, string][] => [
  ['air_temp', formatSeconds(observation.air_temp, 1)],
  ['humidity', formatSeconds(observation.humidity, 0)],
  ['pressure', formatSeconds(observation.pressure, 2)],
  ['wind_speed', observation.wind_unknown ? '' : formatSeconds(observation.wind_speed, 1)],
  ['wind_from', observation.wind_direction === undefined ? '' : `${observation.wind_direction.index}`],
];

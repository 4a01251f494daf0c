import { failedAs, weatherFailures, type Result } from '@holeshot/shared-core';
import type { WeatherSource } from './WeatherSource';

/** Failures that the second source cannot better: no report, no sign-in, too long ago. */
const final = new Set(['weather-empty', 'signed-out', 'historical-range']);

/** Combines two sources: the second answers when the first fails; if both fail, the first failure stands. */
export const withSecondSource = (first: WeatherSource, second: WeatherSource): WeatherSource => {
  const firstThenSecond = async <Value>(
    request: (source: WeatherSource) => Promise<Result<Value[]>>,
  ): Promise<Result<Value[]>> => {
    const found = await request(first);
    if (found.ok || final.has(found.failure.code)) return found;
    const other = await request(second);
    if (!other.ok) return found;
    if (other.value.length > 0) return other;
    return found.failure.code === 'weather-no-pressure'
      ? found
      : failedAs(weatherFailures, 'second-empty', found.failure.message);
  };
  const hourlyForecast = first.hourlyForecast ?? second.hourlyForecast;
  return {
    ...(hourlyForecast && { hourlyForecast }),
    nearestStations: (place) => firstThenSecond((source) => source.nearestStations(place)),
    observations: (...asked) => firstThenSecond((source) => source.observations(...asked)),
  };
};

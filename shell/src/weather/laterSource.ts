import { failedAs, weatherFailures, type Result } from '@holeshot/shared-core';
import { loadOnce } from '../loading/loadOnce';
import { noForecast } from './cachedForecasts';
import type { WeatherSource } from './WeatherSource';

const missing = failedAs(weatherFailures, 'weather-part');

/**
 * Creates a source that loads its code at the first request: no first paint needs it.
 * @param load loads the source; after a failure the next request calls it again
 */
export const laterSource = (load: () => Promise<WeatherSource>): WeatherSource => {
  const source = loadOnce(load);
  const request = async <Value>(
    question: (source: WeatherSource) => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const loaded = await source().catch(() => undefined);
    return loaded === undefined ? missing : question(loaded);
  };
  return {
    nearestStations: (place) => request((source) => source.nearestStations(place)),
    hourlyForecast: (place) =>
      request(async (source) => (await source.hourlyForecast?.(place)) ?? noForecast),
    observations: (...asked) => request((source) => source.observations(...asked)),
  };
};

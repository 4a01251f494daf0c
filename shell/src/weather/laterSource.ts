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
  const ask = async <Value>(
    question: (source: WeatherSource) => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const loaded = await source().catch(() => undefined);
    return loaded === undefined ? missing : question(loaded);
  };
  return {
    nearestStations: (place) => ask((source) => source.nearestStations(place)),
    hourlyForecast: (place) => ask(async (source) => (await source.hourlyForecast?.(place)) ?? noForecast),
    observations: (...asked) => ask((source) => source.observations(...asked)),
  };
};

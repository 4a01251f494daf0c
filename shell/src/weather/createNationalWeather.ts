import {
  failedAs,
  nationalFailures,
  nationalForecast,
  nationalForecastPath,
  nationalObservations,
  nationalStations,
  ok,
  type Result,
} from '@holeshot/shared-core';
import type { WeatherSource } from './WeatherSource';

const second = (millis: number): string => `${new Date(millis).toISOString().slice(0, 19)}Z`;

/** Formats a coordinate for the service: at most four decimals, without trailing zeros. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/**
 * Creates the source of the National Weather Service: U.S. airports, seven days, about 20 minutes late, no token.
 * @param baseUrl without a slash at its end
 * @param timeout of a request, in milliseconds
 */
export const createNationalWeather = ({
  baseUrl,
  fetch: fetchUrl,
  timeout = 15_000,
}: {
  baseUrl: string;
  fetch: typeof fetch;
  timeout?: number;
}): WeatherSource => {
  const request = async (path: string): Promise<Result<unknown>> => {
    try {
      const response = await fetchUrl(`${baseUrl}/${path}`, { signal: AbortSignal.timeout(timeout) });
      if (response.ok) return ok(await response.json());
      return failedAs(nationalFailures, 'weather-status', response.status);
    } catch {
      return failedAs(nationalFailures, 'weather-unreachable');
    }
  };
  return {
    nearestStations: async (place) => {
      const answer = await request(`points/${rounded(place.lat)},${rounded(place.lng)}/stations?limit=10`);
      return answer.ok ? ok(nationalStations(answer.value, place)) : answer;
    },
    hourlyForecast: async (place) => {
      const found = await request(`points/${rounded(place.lat)},${rounded(place.lng)}`);
      if (!found.ok) return found;
      const path = nationalForecastPath(found.value);
      if (path === undefined) return failedAs(nationalFailures, 'no-forecast');
      const answer = await request(path);
      return answer.ok ? ok(nationalForecast(answer.value)) : answer;
    },
    observations: async (stationId, start, end) => {
      const query = new URLSearchParams({ start: second(start), end: second(end), limit: '500' }).toString();
      const answer = await request(`stations/${encodeURIComponent(stationId)}/observations?${query}`);
      if (!answer.ok) return answer;
      return ok(
        nationalObservations(answer.value, stationId).filter(({ datetime }) => {
          const at = Date.parse(datetime);
          return at >= start - 60_000 && at <= end + 60_000;
        }),
      );
    },
  };
};

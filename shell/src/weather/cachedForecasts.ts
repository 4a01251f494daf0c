import {
  failedAs,
  forecastFailures,
  weatherFailures,
  type ForecastHour,
  type Result,
  type WeatherPort,
} from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import type { WeatherSource } from './WeatherSource';

/** A forecast is made anew once an hour. */
const halfAnHour = 30 * 60_000;

/** Where no source of the app has one. */
export const noForecast = failedAs(weatherFailures, 'no-forecast');
const unread = failedAs(forecastFailures, 'no-forecast');

/**
 * Asks for the forecast of a place once in half an hour; a failure is not kept.
 * @param now milliseconds
 */
export const cachedForecasts = (source: WeatherSource, now: () => number): WeatherPort['hourlyForecast'] => {
  const kept = new Map<string, { at: number; answer: Promise<Result<ForecastHour[]>> }>();
  return (place) => {
    if (source.hourlyForecast === undefined) return Promise.resolve(noForecast);
    const key = `${place.lat},${place.lng}`;
    const known = kept.get(key);
    // One that was asked for later than now is of a clock that was set back since.
    if (known !== undefined && Math.abs(now() - known.at) < halfAnHour) return known.answer;
    const answer = source.hourlyForecast(place).catch((error: unknown) => {
      reportError(error, 'forecast');
      return unread;
    });
    kept.set(key, { at: now(), answer });
    void answer.then(({ ok }) => {
      if (!ok) kept.delete(key);
    });
    return answer;
  };
};

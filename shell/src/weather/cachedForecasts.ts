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

/** Lifetime (ms) of a cached forecast: the service makes one each hour. */
const halfAnHour = 30 * 60_000;

/** The failure of an app without a forecast source. */
export const noForecast = failedAs(weatherFailures, 'no-forecast');
const noAnswer = failedAs(forecastFailures, 'no-forecast');

/**
 * Caches the forecast of a place for half an hour, but no failure.
 * @param now milliseconds
 */
export const cachedForecasts = (source: WeatherSource, now: () => number): WeatherPort['hourlyForecast'] => {
  const answers = new Map<string, { at: number; answer: Promise<Result<ForecastHour[]>> }>();
  return (place) => {
    if (source.hourlyForecast === undefined) return Promise.resolve(noForecast);
    const key = `${place.lat},${place.lng}`;
    const known = answers.get(key);
    // A forecast from the future means that the clock was set back.
    if (known !== undefined && Math.abs(now() - known.at) < halfAnHour) return known.answer;
    const answer = source.hourlyForecast(place).catch((error: unknown) => {
      reportError(error, 'forecast');
      return noAnswer;
    });
    answers.set(key, { at: now(), answer });
    void answer.then(({ ok }) => {
      if (!ok) answers.delete(key);
    });
    return answer;
  };
};

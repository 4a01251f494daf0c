import { failedAs, ok, weatherServerFailures, type Result } from '@holeshot/shared-core';
import * as v from 'valibot';

const answerSchema = v.object({ TOKEN: v.pipe(v.string(), v.minLength(1)) });
const patienceInMs = 20_000;

/** Address of the weather service, and the key that creates tokens there. */
export interface WeatherService {
  /** Without a trailing slash. */
  url: string;
  apiKey: string;
}

const authUrl = ({ url, apiKey }: WeatherService, more: Record<string, string> = {}): string =>
  `${url}/v2/auth?${new URLSearchParams({ apikey: apiKey, ...more }).toString()}`;

/** Requests a new token from the weather service; fails with `unavailable` after 20 seconds. */
export const createWeatherToken = async (service: WeatherService): Promise<Result<string>> => {
  try {
    const response = await fetch(authUrl(service), { signal: AbortSignal.timeout(patienceInMs) });
    const answer = v.safeParse(answerSchema, await response.json());
    if (response.ok && answer.success) return ok(answer.output.TOKEN);
    return failedAs(weatherServerFailures, 'unavailable', response.status);
  } catch {
    return failedAs(weatherServerFailures, 'unavailable');
  }
};

/** Answers that say nothing of the token: wrong key, too many requests. */
const saysNothing = new Set([401, 403, 429]);

/** Ends a token at the weather service; tells whether it ended, or is unknown there. */
export const disableWeatherToken = async (service: WeatherService, token: string): Promise<boolean> => {
  try {
    const url = authUrl(service, { disableToken: token });
    const { status } = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return status < 500 && !saysNothing.has(status);
  } catch {
    return false;
  }
};

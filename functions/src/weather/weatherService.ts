import { failed, ok, type Result } from '@holeshot/shared-core';
import * as v from 'valibot';

const answerSchema = v.object({ TOKEN: v.pipe(v.string(), v.minLength(1)) });
const patienceInMs = 20_000;

/** Where the weather service is and the key that makes tokens there. */
export interface WeatherService {
  /** Without a trailing slash. */
  url: string;
  apiKey: string;
}

const authUrl = ({ url, apiKey }: WeatherService, more: Record<string, string> = {}): string =>
  `${url}/v2/auth?${new URLSearchParams({ apikey: apiKey, ...more }).toString()}`;

/** Asks the weather service for a new token; `unavailable` where it does not give one within 20 seconds. */
export const createWeatherToken = async (service: WeatherService): Promise<Result<string>> => {
  try {
    const response = await fetch(authUrl(service), { signal: AbortSignal.timeout(patienceInMs) });
    const answer = v.safeParse(answerSchema, await response.json());
    if (response.ok && answer.success) return ok(answer.output.TOKEN);
    return failed('unavailable', `The weather service gave no token (status ${response.status}).`);
  } catch {
    return failed('unavailable', 'The weather service does not answer.');
  }
};

/** Ends a token that nobody is to use any more; that it fails harms nobody, so it is not told. */
export const disableWeatherToken = async (service: WeatherService, token: string): Promise<void> => {
  await fetch(authUrl(service, { disableToken: token }), { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
};

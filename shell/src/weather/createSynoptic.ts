import { failedAs, ok, weatherServiceFailures, type Result } from '@holeshot/shared-core';
import { observationsOf, stationsOf, summaryOf } from './synopticAnswer';
import type { WeatherSource } from './WeatherSource';

const slackMs = 60_000;
const searchMiles = 50;

const stamp = (millis: number): string => new Date(millis).toISOString().replace(/\D/g, '').slice(0, 12);

/** Access to the Synoptic service. */
export interface SynopticAccess {
  /** The base address, without a slash at its end. */
  baseUrl: string;
  fetch: typeof fetch;
  /** The racer's token; another one than that which was refused. */
  token: (refused?: string) => Promise<Result<string>>;
  /** Milliseconds until a request is given up. */
  timeout?: number;
}

/** Creates the source of the Synoptic service; a refused token is renewed and its request repeated once. */
export const createSynoptic = ({
  baseUrl,
  fetch: fetchUrl,
  token,
  timeout = 15_000,
}: SynopticAccess): WeatherSource => {
  const attempt = async (
    path: string,
    query: Record<string, string>,
    key: string,
  ): Promise<Result<unknown>> => {
    const url = `${baseUrl}/v2/stations/${path}?${new URLSearchParams({ ...query, token: key }).toString()}`;
    try {
      const response = await fetchUrl(url, { signal: AbortSignal.timeout(timeout) });
      const answer: unknown = await response.json().catch((error: unknown) => {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      });
      const { code, message } = summaryOf(answer);
      if ((response.status === 401 || (response.ok && code !== 1)) && message.includes('Invalid token')) {
        return failedAs(weatherServiceFailures, 'invalid-token');
      }
      if (
        (response.status === 403 || code === 403) &&
        /access to historical data older than/i.test(message)
      ) {
        return failedAs(weatherServiceFailures, 'historical-range');
      }
      if (!response.ok) return failedAs(weatherServiceFailures, 'weather-status', response.status);
      if (answer === undefined) return failedAs(weatherServiceFailures, 'weather-unreadable');
      // It says 2 of a station without reports, and of a key that it does not like.
      if (code === 2 && !/token|authenti|unauthori/i.test(message))
        return failedAs(weatherServiceFailures, 'weather-empty');
      if (code !== 1)
        return failedAs(
          weatherServiceFailures,
          'weather-refused',
          message.replace(/\.$/, '') || 'no reason given',
        );
      return ok(answer);
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError'
        ? failedAs(weatherServiceFailures, 'weather-timeout')
        : failedAs(weatherServiceFailures, 'weather-unreachable');
    }
  };

  const request = async (path: string, query: Record<string, string>): Promise<Result<unknown>> => {
    const key = await token();
    if (!key.ok) return key;
    const first = await attempt(path, query, key.value);
    if (first.ok || first.failure.code !== 'invalid-token') return first;
    const renewed = await token(key.value);
    return renewed.ok ? attempt(path, query, renewed.value) : renewed;
  };

  return {
    nearestStations: async ({ lat, lng }) => {
      const answer = await request('metadata', {
        radius: `${lat},${lng},${searchMiles}`,
        // Else closed stations are among them, and those without a barometer: any of the two variables will do
        // (docs.synopticdata.com/services/station-selection-parameters).
        status: 'active',
        vars: 'altimeter,pressure',
        limit: '10',
      });
      if (answer.ok) return ok(stationsOf(answer.value));
      return answer.failure.code === 'weather-empty' ? ok([]) : answer;
    },
    observations: async (stationId, start, end) => {
      const answer = await request('timeseries', {
        stid: stationId,
        start: stamp(start),
        end: stamp(end),
        vars: 'air_temp,relative_humidity,wind_speed,wind_direction,altimeter,weather_condition',
        qc: 'off',
        obtimezone: 'local',
      });
      if (!answer.ok) return answer;
      const read = observationsOf(answer.value, stationId);
      if (!read.ok) return read;
      return ok(
        read.value.filter(({ datetime }) => {
          const at = Date.parse(datetime);
          return at >= start - slackMs && at <= end + slackMs;
        }),
      );
    },
  };
};

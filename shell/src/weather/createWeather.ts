import {
  defer,
  EMPTY,
  exhaustMap,
  filter,
  fromEvent,
  map,
  merge,
  scan,
  startWith,
  switchMap,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import {
  failed,
  ok,
  type LatestObservation,
  type Result,
  type StationObservation,
  type WeatherPort,
} from '@holeshot/shared-core';
import type { KeptObservations } from './keptObservations';
import { observationsOf, stationsOf, summaryOf } from './synopticAnswer';

const minuteMs = 60_000;
/** The windows around a time in which an observation is looked for, in minutes. */
const windows = [60, 360, 720, 1440] as const;
const refreshMs = 60_000;
const freshMs = 4 * minuteMs;
const searchMiles = 50;

const stamp = (millis: number): string => new Date(millis).toISOString().replace(/\D/g, '').slice(0, 12);

const closest = (observations: StationObservation[], at: number): StationObservation | undefined =>
  observations.reduce<StationObservation | undefined>(
    (best, each) =>
      best === undefined ||
      Math.abs(Date.parse(each.datetime) - at) < Math.abs(Date.parse(best.datetime) - at)
        ? each
        : best,
    undefined,
  );

/** What the weather adapter needs from outside. */
export interface WeatherService {
  /** The base address, without a slash at its end. */
  baseUrl: string;
  fetch: typeof fetch;
  /** The racer's token, renewed where that is forced. */
  token: (force: boolean) => Promise<Result<string>>;
  /** Milliseconds. */
  now: () => number;
  /** Where the newest observation of each station is kept. */
  kept: KeptObservations;
  /** Milliseconds until a request is given up. */
  timeout?: number;
}

/** The weather port on the Synoptic service. */
export const createWeather = ({
  baseUrl,
  fetch: fetchUrl,
  token,
  now,
  kept,
  timeout = 15_000,
}: WeatherService): WeatherPort => {
  const attempt = async (
    path: string,
    query: Record<string, string>,
    force: boolean,
  ): Promise<Result<unknown>> => {
    const key = await token(force);
    if (!key.ok) return key;
    const url = `${baseUrl}/v2/stations/${path}?${new URLSearchParams({ ...query, token: key.value }).toString()}`;
    try {
      const response = await fetchUrl(url, { signal: AbortSignal.timeout(timeout) });
      const answer: unknown = await response.json().catch((error: unknown) => {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      });
      const { code, message } = summaryOf(answer);
      if (response.status === 401 && message.includes('Invalid token')) {
        return failed('invalid-token', 'The weather service did not accept the key. Try again later.');
      }
      if (
        (response.status === 403 || code === 403) &&
        /access to historical data older than/i.test(message)
      ) {
        return failed('historical-range', 'Target date out of historical range.');
      }
      if (!response.ok) return failed('weather-status', `Request failed with status: ${response.status}.`);
      if (answer === undefined)
        return failed('weather-unreadable', 'The weather service gave an answer that cannot be read.');
      if (code === 2) return failed('weather-empty', 'The station has reported nothing for that time.');
      if (code !== 1)
        return failed(
          'weather-refused',
          `The weather service refused the request: ${message.replace(/\.$/, '') || 'no reason given'}.`,
        );
      return ok(answer);
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError'
        ? failed('weather-timeout', 'The weather service did not answer in time.')
        : failed('weather-unreachable', 'The weather service cannot be reached. Weather needs a network.');
    }
  };

  const request = async (path: string, query: Record<string, string>): Promise<Result<unknown>> => {
    const first = await attempt(path, query, false);
    return !first.ok && first.failure.code === 'invalid-token' ? attempt(path, query, true) : first;
  };

  const observations = async (
    stationId: string,
    start: number,
    end: number,
  ): Promise<Result<StationObservation[]>> => {
    const answer = await request('timeseries', {
      stid: stationId,
      start: stamp(start),
      end: stamp(end),
      vars: 'air_temp,relative_humidity,wind_speed,wind_direction,altimeter,weather_condition',
      qc: 'off',
      obtimezone: 'local',
    });
    if (!answer.ok) return answer;
    const read = observationsOf(answer.value);
    if (!read.ok) return read;
    return ok(
      read.value.filter(({ datetime }) => {
        const at = Date.parse(datetime);
        return at >= start - minuteMs && at <= end + minuteMs;
      }),
    );
  };

  const observationAt: WeatherPort['observationAt'] = async ({ stationId, at }) => {
    const target = Date.parse(at);
    if (Number.isNaN(target)) return failed('weather-time', 'The time of the slip cannot be read.');
    if (target - windows[0] * minuteMs > now()) {
      return failed(
        'weather-future',
        'The time of the slip is still to come, and there is no weather for it yet. Check date and time.',
      );
    }
    for (const minutes of windows) {
      const found = await observations(
        stationId,
        target - minutes * minuteMs,
        Math.min(target + minutes * minuteMs, now()),
      );
      if (!found.ok && found.failure.code !== 'weather-empty') return found;
      const best = found.ok ? closest(found.value, target) : undefined;
      if (best !== undefined) return ok(best);
    }
    return failed('weather-range', 'exceeded date range for getting closest observation (1440 minutes)');
  };

  const latest = async (stationId: string): Promise<Result<StationObservation>> => {
    const found = await observations(stationId, now() - 24 * 60 * minuteMs, now());
    if (!found.ok) return found;
    const newest = found.value.at(-1);
    return newest === undefined
      ? failed('weather-empty', 'The station has reported nothing in the last 24 hours.')
      : ok(newest);
  };

  /** Ticks each minute while the window has focus, and at once when it gets it back. */
  const ticks$ = defer(() =>
    merge(
      fromEvent(window, 'focus').pipe(map(() => true)),
      fromEvent(window, 'blur').pipe(map(() => false)),
    ).pipe(
      startWith(true),
      switchMap((focused) => (focused ? timer(0, refreshMs) : EMPTY)),
    ),
  );

  const isFresh = (seen: LatestObservation): boolean =>
    seen.state === 'present' && now() - Date.parse(seen.observation.datetime) < freshMs;

  return {
    nearestStations: async ({ lat, lng }) => {
      const answer = await request('metadata', { radius: `${lat},${lng},${searchMiles}`, limit: '10' });
      if (answer.ok) return ok(stationsOf(answer.value));
      return answer.failure.code === 'weather-empty' ? ok([]) : answer;
    },
    observationAt,
    latest$: (stationId): Observable<LatestObservation> =>
      defer(() => {
        const known = kept.read(stationId);
        const first: LatestObservation =
          known === undefined ? { state: 'loading' } : { state: 'present', observation: known };
        let seen: LatestObservation = first;
        return ticks$.pipe(
          filter(() => !isFresh(seen)),
          exhaustMap(() => latest(stationId)),
          scan((before: LatestObservation, found: Result<StationObservation>): LatestObservation => {
            if (found.ok) {
              kept.write(found.value);
              return { state: 'present', observation: found.value };
            }
            return before.state === 'present'
              ? { ...before, failure: found.failure }
              : { state: 'failed', failure: found.failure };
          }, first),
          tap((next) => (seen = next)),
          startWith(first),
        );
      }),
  };
};

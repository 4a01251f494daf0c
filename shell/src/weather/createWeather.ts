import {
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  fromEvent,
  map,
  merge,
  scan,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import {
  failedAs,
  ok,
  weatherFailures,
  type Failure,
  type FailureCode,
  type LatestObservation,
  type StationObservation,
  type WeatherPort,
} from '@holeshot/shared-core';
import { createStationCache, type StationReports } from './createStationCache';
import type { RememberedObservations } from './rememberedObservations';
import { cachedForecasts } from './cachedForecasts';
import type { WeatherSource } from './WeatherSource';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Windows (minutes) around a time for finding an observation. */
const windows = [60, 360, 720, 1440] as const;
/** Failures of one window that a wider one may not have. */
const ofTheWindow = new Set<FailureCode>(['weather-empty', 'second-empty', 'weather-no-pressure']);
const refreshMs = 60_000;

const closest = (observations: readonly StationObservation[], at: number): StationObservation | undefined =>
  observations.reduce<StationObservation | undefined>(
    (best, each) =>
      best === undefined ||
      Math.abs(Date.parse(each.datetime) - at) < Math.abs(Date.parse(best.datetime) - at)
        ? each
        : best,
    undefined,
  );

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

/**
 * Creates the weather port on a service.
 * @param now milliseconds
 * @param remembered the newest observation of each station on this device
 */
export const createWeather = ({
  source,
  now,
  remembered,
}: {
  source: WeatherSource;
  now: () => number;
  remembered: RememberedObservations;
}): WeatherPort => {
  const cache = createStationCache(source, now);

  /** Finds the report nearest to a moment, within an hour, on this device: for a track without reception. */
  const closestKnown = (stationId: string, target: number): StationObservation | undefined => {
    const last = remembered.read(stationId);
    const known = [...cache.known(stationId), ...(last === undefined ? [] : [last])];
    return closest(
      known.filter(({ datetime }) => Math.abs(Date.parse(datetime) - target) <= windows[0] * minuteMs),
      target,
    );
  };

  const observationAt: WeatherPort['observationAt'] = async ({ stationId, at }) => {
    const target = Date.parse(at);
    if (!(target > 0)) return failedAs(weatherFailures, 'weather-time');
    if (target - windows[0] * minuteMs > now()) {
      return failedAs(weatherFailures, 'weather-future');
    }
    let reason: Failure | undefined;
    for (const minutes of windows) {
      const start = target - minutes * minuteMs;
      const end = Math.min(target + minutes * minuteMs, now());
      const known = cache.between(stationId, start, end);
      const found = known === undefined ? await source.observations(stationId, start, end) : ok(known);
      if (!found.ok && !ofTheWindow.has(found.failure.code)) {
        const best = closestKnown(stationId, target);
        return best === undefined ? found : ok(best);
      }
      reason = found.ok || found.failure.code === 'weather-empty' ? undefined : found.failure;
      const best = found.ok ? closest(found.value, target) : undefined;
      if (best !== undefined) return ok(best);
    }
    if (reason !== undefined) return { ok: false, failure: reason };
    return failedAs(weatherFailures, 'weather-range');
  };

  const withReports = (
    before: LatestObservation,
    { reports, failure }: StationReports,
  ): LatestObservation => {
    const newest = reports.at(-1);
    if (newest === undefined) {
      if (failure === undefined || before.state === 'loading')
        return failure === undefined ? before : { state: 'failed', failure };
      return { ...before, failure };
    }
    // The second source reports later than the first: what is known stays, unless it is of a clock that is ahead.
    const known = before.state === 'present' ? before.observation : newest;
    const knownAt = Date.parse(known.datetime);
    const observation = Date.parse(newest.datetime) < knownAt && knownAt <= now() ? known : newest;
    remembered.write(observation);
    return {
      state: 'present',
      observation,
      lastDay: [...reports, ...(observation === newest ? [] : [observation])].filter(
        ({ datetime }) => Date.parse(datetime) >= now() - dayMs,
      ),
      ...(failure !== undefined && { failure }),
    };
  };

  return {
    nearestStations: source.nearestStations,
    hourlyForecast: cachedForecasts(source, now),
    observationAt,
    latest$: (stationId): Observable<LatestObservation> =>
      defer(() => {
        const known = remembered.read(stationId);
        const first: LatestObservation =
          known === undefined ? { state: 'loading' } : { state: 'present', observation: known };
        return ticks$.pipe(
          exhaustMap(() => cache.latest(stationId)),
          distinctUntilChanged(),
          scan(withReports, first),
          startWith(first),
        );
      }),
  };
};

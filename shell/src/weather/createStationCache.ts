import {
  failedAs,
  weatherFailures,
  windOrNeighbour,
  type Failure,
  type StationObservation,
} from '@holeshot/shared-core';
import type { WeatherSource } from './WeatherSource';

const dayMs = 24 * 60 * 60_000;
const freshMs = 4 * 60_000;
const patienceMs = 5_000;
const slackMs = 60_000;
const most = 1000;

const timeOf = ({ datetime }: StationObservation): number => Date.parse(datetime);

/** The known reports of a station; the same record while nothing new was requested. */
export interface StationReports {
  /** Oldest first, at most 1,000. */
  reports: readonly StationObservation[];
  /** Why the last request brought nothing. */
  failure?: Failure;
}

interface CachedStation {
  known: StationReports;
  /** From and to when every report of the station is known, in milliseconds; undefined before the first answer. */
  span?: { from: number; to: number };
  attemptedAt: number;
  running?: Promise<StationReports>;
}

/** Merges reports: a known wind stays, and a missing one comes from a neighbor among all cached reports. */
const merged = (old: readonly StationObservation[], found: readonly StationObservation[]) => {
  const byTime = new Map(old.map((each) => [timeOf(each), each]));
  for (const each of found) {
    const before = byTime.get(timeOf(each));
    byTime.set(timeOf(each), before !== undefined && each.wind_unknown ? before : each);
  }
  const reports = [...byTime.values()].sort((one, other) => timeOf(one) - timeOf(other)).slice(-most);
  const speeds = reports.map(({ wind_speed, wind_unknown }) => (wind_unknown ? undefined : wind_speed));
  return reports.map((report, index): StationObservation => {
    const { wind_unknown, ...known } = report;
    return wind_unknown ? { ...known, ...windOrNeighbour(speeds, index) } : report;
  });
};

const silent = failedAs(weatherFailures, 'weather-empty').failure;

/**
 * Creates the cache of station reports of this session: 24 hours at first, then new ones once the newest is four minutes
 * old. Callers share a request, and two requests are five seconds apart.
 * @param now milliseconds
 */
export const createStationCache = (source: Pick<WeatherSource, 'observations'>, now: () => number) => {
  const stations = new Map<string, CachedStation>();

  const fetched = async (stationId: string, cached: CachedStation): Promise<StationReports> => {
    const to = now();
    const newest = cached.known.reports.at(-1);
    const start = Math.min(to, Math.max(to - dayMs, newest === undefined ? 0 : timeOf(newest)));
    const found = await source.observations(stationId, start, to);
    // A station that had a pressure within the day has a barometer: nothing complete has come since.
    const isOut = !found.ok && found.failure.code === 'weather-no-pressure' && start > to - dayMs;
    if (!found.ok && found.failure.code !== 'weather-empty' && !isOut) {
      return { reports: cached.known.reports, failure: found.failure };
    }
    const reports = merged(cached.known.reports, found.ok ? found.value : []);
    // A gap of more than a day, or reports that fell out, and nothing is known of the time before.
    const from = cached.span === undefined || start > cached.span.to ? start : cached.span.from;
    const [oldest] = reports;
    cached.span = { from: oldest === undefined || reports.length < most ? from : timeOf(oldest), to };
    return reports.length === 0 ? { reports, failure: silent } : { reports };
  };

  return {
    /** Returns the cached reports of a station, oldest first. */
    known: (stationId: string): readonly StationObservation[] => stations.get(stationId)?.known.reports ?? [],
    /** Returns the newest reports, requested if the cached ones are old. */
    latest: async (stationId: string): Promise<StationReports> => {
      const cached = stations.get(stationId) ?? { known: { reports: [] }, attemptedAt: -Infinity };
      stations.set(stationId, cached);
      if (cached.running !== undefined) return cached.running;
      const newest = cached.known.reports.at(-1);
      const isFresh = newest !== undefined && now() - timeOf(newest) < freshMs;
      if (isFresh || Math.abs(now() - cached.attemptedAt) < patienceMs) return cached.known;
      cached.attemptedAt = now();
      cached.running = fetched(stationId, cached).then((known) => (cached.known = known));
      return cached.running.finally(() => delete cached.running);
    },
    /** The reports from start to end (milliseconds), a minute of slack on each side; undefined where not all are known. */
    between: (stationId: string, start: number, end: number): StationObservation[] | undefined => {
      const { known, span } = stations.get(stationId) ?? {};
      if (known === undefined || span === undefined) return undefined;
      if (start < span.from || end - span.to >= freshMs) return undefined;
      return known.reports.filter((each) => timeOf(each) >= start - slackMs && timeOf(each) <= end + slackMs);
    },
  };
};

import type { Location, OwnReading } from '../domain/entities/Location';
import { ownReport } from '../domain/weather/ownStation/ownReading';
import type { LatestObservation } from './ports/WeatherPort';

/**
 * Returns the newest air of a track: the report of its public station, or a newer reading of the racer's own.
 * @param latest loading where the track has no public station
 * @param own reading of the own station within the last hour
 */
export const withOwnReading = (
  latest: LatestObservation,
  location: Location,
  own: OwnReading | undefined,
): LatestObservation => {
  if (own === undefined || (latest.state === 'loading' && location.weather_station !== null)) return latest;
  const known = latest.state === 'present' ? latest : undefined;
  const observation = ownReport(own, location, known?.observation);
  if (observation === undefined) return latest;
  return {
    state: 'present',
    observation,
    ...(known?.lastDay && { lastDay: [...known.lastDay, observation] }),
    ...(latest.state !== 'loading' && latest.failure && { failure: latest.failure }),
  };
};

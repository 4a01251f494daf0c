import {
  observationAtTrack,
  predictEt,
  type AirSpread,
  type Failure,
  type LatestObservation,
  type Loadable,
  type LogEntry,
  type Prediction,
  type StationObservation,
  type WeatherObservation,
  type WeatherStation,
} from '@holeshot/shared-core';
import type { ChosenPlace } from './choosePlace';

/** What can be said of the next pass: the prediction, or what is missing for one. */
export type NextPass =
  | { state: 'loading' }
  | { state: 'no-station' }
  | { state: 'no-weather'; failure: Failure; station: WeatherStation }
  | { state: 'no-prediction'; failure: Failure }
  | {
      state: 'predicted';
      prediction: Prediction;
      /** The pass it starts from. */
      basis: LogEntry | undefined;
      air: WeatherObservation;
      /** How far off the air may be by now; undefined while the report is as new as reports are. */
      airSpread: AirSpread | undefined;
      /** Who reported it, where it is not the weather service: another one, or the racer's own station. */
      source: string | undefined;
      /** What the station reported, the air of now last; the last 24 hours of it once they are fetched. */
      reports: readonly StationObservation[];
      /** Null where the racer's own station is the only one. */
      station: WeatherStation | null;
      /** Why there is no newer weather than this. */
      failure: Failure | undefined;
    };

/**
 * Predicts the next pass of the car at the track from its passes and the newest weather, also where that is old.
 * The older it is, the wider are the odds.
 * @param learned whether the passes are learned, so that a prediction takes no time
 * @param airSpread how far off the air may be by now
 */
export const nextPass = (
  { vehicle, location }: ChosenPlace,
  entries: Loadable<readonly LogEntry[]>,
  latest: LatestObservation,
  learned: boolean,
  airSpread: AirSpread | undefined,
): NextPass => {
  const station = location.weather_station;
  if (entries.state === 'unknown') return { state: 'loading' };
  if (latest.state !== 'present') {
    if (station === null) return { state: 'no-station' };
    return latest.state === 'loading' ? latest : { state: 'no-weather', failure: latest.failure, station };
  }
  if (!learned) return { state: 'loading' };
  const passes = entries.state === 'present' ? entries.value : [];
  const air = observationAtTrack(latest.observation, location.elevation);
  const predicted = predictEt({ vehicle, location, observation: air, airSpread, passes });
  if (!predicted.ok) return { state: 'no-prediction', failure: predicted.failure };
  const prediction = predicted.value;
  return {
    state: 'predicted',
    prediction,
    basis: passes.find(({ log_entry_uid }) => log_entry_uid === prediction.basis?.log_entry_uid),
    air,
    airSpread,
    source: latest.observation.source,
    reports: latest.lastDay ?? [latest.observation],
    station,
    failure: latest.failure,
  };
};

import {
  failedAs,
  observationAtTrack,
  predict,
  reportFailures,
  supposedTimer,
  type AirSpread,
  type Engine,
  type Failure,
  type LatestObservation,
  type Loadable,
  type LogEntry,
  type Prediction,
  type SetTimer,
  type StationObservation,
  type SupposedTimer,
  type WeatherObservation,
  type WeatherStation,
} from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';

/** Prediction of the next pass, or what is missing for one. */
export type NextPass =
  | { state: 'loading' }
  | { state: 'no-station' }
  | { state: 'no-weather'; failure: Failure; station: WeatherStation }
  | { state: 'no-prediction'; failure: Failure }
  | {
      state: 'predicted';
      prediction: Prediction;
      /** The engine that predicted. */
      engine: Engine;
      /** The last pass that counted. */
      basis: LogEntry | undefined;
      air: WeatherObservation;
      /** How far off the air may be by now; undefined while the report is new. */
      airSpread: AirSpread | undefined;
      lane: ChosenLane;
      /** Timer of the throttle stop that the call supposes; undefined for a car without one. */
      timer: SupposedTimer | undefined;
      /** Source of the report, where it is not the weather service. */
      source: string | undefined;
      /** Reports of the station, the newest last; of the last 24 hours once they are fetched. */
      reports: readonly StationObservation[];
      /** Null where the racer's own station is the only one. */
      station: WeatherStation | null;
      /** Why there is no newer weather. */
      failure: Failure | undefined;
    };

/** Prediction of the next pass with what it was made from. */
export type PredictedPass = Extract<NextPass, { state: 'predicted' }>;

const incomplete = failedAs(reportFailures, 'no-air').failure;

/**
 * Predicts the next pass of the car at the track in the newest weather. The older that is, the wider are the odds.
 * @param engine the one that has learned these passes; undefined until then
 * @param airSpread how far off the air may be by now
 * @param set timer of the throttle stop that the racer set
 */
export const nextPass = (
  { location }: ChosenPlace,
  entries: Loadable<readonly LogEntry[]>,
  latest: LatestObservation,
  engine: Engine | undefined,
  airSpread: AirSpread | undefined,
  lane: ChosenLane,
  set?: SetTimer,
): NextPass => {
  const station = location.weather_station;
  if (entries.state === 'unknown') return { state: 'loading' };
  if (latest.state !== 'present') {
    if (station === null) return { state: 'no-station' };
    return latest.state === 'loading' ? latest : { state: 'no-weather', failure: latest.failure, station };
  }
  if (engine === undefined) return { state: 'loading' };
  const passes = entries.state === 'present' ? entries.value : [];
  const air = observationAtTrack(latest.observation, location.elevation);
  const timer = supposedTimer(engine, set);
  const throttleStop = timer?.timer;
  const predicted = predict(engine, { location, observation: air, airSpread, lane, throttleStop });
  if (!predicted.ok && predicted.failure.code === 'no-air') {
    return station === null ? { state: 'no-station' } : { state: 'no-weather', failure: incomplete, station };
  }
  if (!predicted.ok) return { state: 'no-prediction', failure: predicted.failure };
  const prediction = predicted.value;
  return {
    state: 'predicted',
    prediction,
    engine,
    basis: passes.find(({ log_entry_uid }) => log_entry_uid === prediction.basis?.log_entry_uid),
    air,
    airSpread,
    lane,
    timer,
    source: latest.observation.source,
    reports: latest.lastDay ?? [latest.observation],
    station,
    failure: latest.failure,
  };
};

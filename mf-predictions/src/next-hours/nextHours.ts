import {
  etAhead,
  forecastTrend,
  observationAtTrack,
  stationTrend,
  type Engine,
  type EtAhead,
  type Location,
  type ForecastHour,
  type Seconds,
  type Share,
  type StationObservation,
} from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';

const hours = 4;

/** ETs of the next four hours, and the source of their air. */
export interface NextHours {
  by: 'forecast' | 'station';
  ets: EtAhead[];
}

/**
 * Predicts the next hours from the forecast where it covers them all, else from how the air at the station has moved.
 * @param throttleStop timer of the throttle stop
 * @param reports of the last 24 hours, oldest first
 * @param forecast oldest first; empty where there is none
 */
export function* nextHours(
  engine: Engine,
  location: Location,
  reports: readonly StationObservation[],
  forecast: readonly ForecastHour[],
  lane: ChosenLane,
  throttleStop: Seconds | undefined,
): Generator<Share, NextHours> {
  const newest = reports.at(-1);
  if (newest === undefined) return { by: 'station', ets: [] };
  const forecasted = forecastTrend(newest, forecast, hours);
  const by = forecasted.length === hours ? 'forecast' : 'station';
  const ahead = by === 'forecast' ? forecasted : stationTrend(reports, hours);
  const measured = observationAtTrack(newest, location.elevation);
  return { by, ets: yield* etAhead(engine, { location, measured, lane, throttleStop }, ahead) };
}

import {
  etAhead,
  forecastTrend,
  observationAtTrack,
  stationTrend,
  type Engine,
  type EtAhead,
  type Location,
  type ForecastHour,
  type Share,
  type StationObservation,
} from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';

const hours = 4;

/** The ETs of the next four hours, and whose word the air is. */
export interface NextHours {
  by: 'forecast' | 'station';
  ets: EtAhead[];
}

/**
 * The work of finding them: by the forecast where it covers them all, else by how the station's own air has moved.
 * @param reports of the last 24 hours, oldest first
 * @param forecast oldest first; empty where there is none
 */
export function* nextHours(
  engine: Engine,
  location: Location,
  reports: readonly StationObservation[],
  forecast: readonly ForecastHour[],
  lane: ChosenLane,
): Generator<Share, NextHours> {
  const newest = reports.at(-1);
  if (newest === undefined) return { by: 'station', ets: [] };
  const forecasted = forecastTrend(newest, forecast, hours);
  const by = forecasted.length === hours ? 'forecast' : 'station';
  const ahead = by === 'forecast' ? forecasted : stationTrend(reports, hours);
  const measured = observationAtTrack(newest, location.elevation);
  return { by, ets: yield* etAhead(engine, { location, measured, lane }, ahead) };
}

import type { Result, StationObservation, WeatherPort } from '@holeshot/shared-core';

/** A weather service: its answers are in the racer's units, its failures are sentences. */
export interface WeatherSource {
  /** The stations around a place, nearest first; none where there are none. */
  nearestStations: WeatherPort['nearestStations'];
  /** The hours to come at a place; a source without it has none. */
  hourlyForecast?: WeatherPort['hourlyForecast'];
  /** The whole reports of a station from start to end (milliseconds), oldest first; `weather-empty` where it has none. */
  observations(stationId: string, start: number, end: number): Promise<Result<StationObservation[]>>;
}

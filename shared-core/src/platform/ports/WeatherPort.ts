import type { Observable } from 'rxjs';
import type { WeatherStation } from '../../domain/entities/Location';
import type { ForecastHour, StationObservation } from '../../domain/entities/Weather';
import type { Failure, Result } from '../../domain/plain/result';

/** Newest report of a station, shown while a refresh runs or fails. */
export type LatestObservation =
  | { state: 'loading' }
  | {
      state: 'present';
      observation: StationObservation;
      /** The reports of the last 24 hours, oldest first, once they are fetched. */
      lastDay?: readonly StationObservation[];
      failure?: Failure;
    }
  | { state: 'failed'; failure: Failure };

/** Reports and forecasts of weather services. */
export interface WeatherPort {
  /** The nearest stations, nearest first. */
  nearestStations(place: { lat: number; lng: number }): Promise<Result<WeatherStation[]>>;
  /** Finds the observation closest to a time (ISO 8601), within a day; more than an hour ahead fails at once. */
  observationAt(request: { stationId: string; at: string }): Promise<Result<StationObservation>>;
  /** Returns the next hours at a place, oldest first, without pressure; `no-forecast` where no service has one. */
  hourlyForecast(place: { lat: number; lng: number }): Promise<Result<ForecastHour[]>>;
  /** Emits the newest report, refreshed every minute while subscribed and the window has focus. */
  latest$(stationId: string): Observable<LatestObservation>;
}

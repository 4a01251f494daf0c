import type { Observable } from 'rxjs';
import type { WeatherStation } from '../../domain/entities/Location';
import type { ForecastHour, StationObservation } from '../../domain/entities/Weather';
import type { Failure, Result } from '../../domain/plain/result';

/** The newest report of a station, kept while a refresh runs or fails. */
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

export interface WeatherPort {
  /** The nearest stations, nearest first. */
  nearestStations(place: { lat: number; lng: number }): Promise<Result<WeatherStation[]>>;
  /** The observation closest to a time (ISO 8601), looked for in 60, 360, 720 and 1440 minutes around it; a time more than an hour ahead fails at once. */
  observationAt(request: { stationId: string; at: string }): Promise<Result<StationObservation>>;
  /** The hours to come at a place, oldest first, without pressure; `no-forecast` where no service of the app gives one. */
  hourlyForecast(place: { lat: number; lng: number }): Promise<Result<ForecastHour[]>>;
  /** Refreshed every minute while it is subscribed to and the window has focus. */
  latest$(stationId: string): Observable<LatestObservation>;
}

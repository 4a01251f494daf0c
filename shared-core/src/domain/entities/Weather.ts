import type { Degrees, Fahrenheit, InHg, Mph, Percent } from '../units/units';

/** Direction that the wind comes from. */
export interface WindDirection {
  degrees: Degrees;
  index: number;
  label: string;
}

/** Air at the track, as stored in a log entry; `pressure` is station (absolute) pressure at the track's elevation. */
export interface WeatherObservation {
  /** ISO 8601. */
  datetime: string;
  air_temp: Fahrenheit;
  humidity: Percent;
  pressure: InHg;
  dew_point?: Fahrenheit;
  wind_direction?: WindDirection;
  wind_speed: Mph;
  /** Nobody reported a wind: `wind_speed` is 0 for older apps, and means nothing. */
  wind_unknown?: boolean;
  condition?: string;
}

/** Air that a weather service expects for an hour; forecasts have no pressure. */
export interface ForecastHour {
  /** ISO 8601. */
  at: string;
  air_temp: Fahrenheit;
  dew_point: Fahrenheit;
  wind_speed: Mph;
  wind_degrees?: Degrees;
  /** Chance of rain, 0 to 100. */
  rain?: Percent;
}

/** Report of a station: the same air, with its pressure as altimeter setting, which knows no elevation. */
export interface StationObservation {
  station_id: string;
  /** ISO 8601. */
  datetime: string;
  air_temp: Fahrenheit;
  humidity: Percent;
  altimeter: InHg;
  wind_degrees?: Degrees;
  wind_speed: Mph;
  /** As in `WeatherObservation`. */
  wind_unknown?: boolean;
  condition?: string;
  /** Source of the report where it is not the racer's weather service. */
  source?: 'National Weather Service' | 'own station';
}

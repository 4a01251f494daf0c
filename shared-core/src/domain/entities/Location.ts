import type { Degrees, Fahrenheit, Feet, InHg, Miles, Percent } from '../units/units';
import type { Distance } from './Distance';

/** The eight winds, each 45 degrees wide; the index is `round(degrees / 45) % 8`. */
export const windLabels = [
  'Northerly',
  'Northeasterly',
  'Easterly',
  'Southeasterly',
  'Southerly',
  'Southwesterly',
  'Westerly',
  'Northwesterly',
] as const;

/** A compass direction as stored: the label belongs to the index. */
export interface CompassDirection {
  index: number;
  label: string;
  degrees?: Degrees;
}

/** A weather station near a track. */
export interface WeatherStation {
  id: string;
  name: string;
  lat: number;
  lng: number;
  /** Absent where its service does not tell. */
  elevation?: Feet;
  /** From the track. */
  distance: Miles;
}

/** How a racer's own station differs from the public one of a track: own less public, in °F, % and inHg. */
export interface StationBias {
  /** The public station; with another one the difference does not count. */
  station_id: string;
  air_temp: number;
  humidity: number;
  pressure: number;
  /** How many readings it was learned from, ten at most. */
  readings: number;
}

/** What a racer's own station at a track showed; `pressure` is station pressure. */
export interface OwnReading {
  /** ISO 8601. */
  datetime: string;
  air_temp: Fahrenheit;
  humidity: Percent;
  pressure: InHg;
}

/** A track, as stored under `users/{uid}.customLocations.{uid}` and, as it was, inside each log entry. */
export interface Location {
  uid: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  /** IANA name; empty where unknown. */
  timezone: string;
  phone: string;
  website: string;
  lat: number;
  lng: number;
  elevation: Feet;
  track_length: Distance;
  /** Where the cars travel to. */
  track_direction: CompassDirection;
  weather_station: WeatherStation | null;
  station_bias?: StationBias;
  /** The newest. */
  own_reading?: OwnReading;
}

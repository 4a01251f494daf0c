import type { Degrees, Fahrenheit, Feet, InHg, Miles, Percent } from '../units/units';
import type { Distance } from './Distance';

/** Eight winds, each 45 degrees wide; the index is `round(degrees / 45) % 8`. */
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

/** Compass direction as stored: the label belongs to the index. */
export interface CompassDirection {
  index: number;
  label: string;
  degrees?: Degrees;
}

/** Weather station near a track. */
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

/** Difference of a racer's own station to the public one of a track: own less public, in °F, % and inHg. */
export interface StationBias {
  /** The public station; the difference counts for no other. */
  station_id: string;
  air_temp: number;
  humidity: number;
  pressure: number;
  /** Readings it was learned from, ten at most. */
  readings: number;
}

/** Reading of a racer's own station at a track; `pressure` is station pressure. */
export interface OwnReading {
  /** ISO 8601. */
  datetime: string;
  air_temp: Fahrenheit;
  humidity: Percent;
  pressure: InHg;
}

/** Track, as stored under `users/{uid}.customLocations.{uid}` and, as it was then, inside each log entry. */
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
  /** Direction in which the cars travel. */
  track_direction: CompassDirection;
  weather_station: WeatherStation | null;
  station_bias?: StationBias;
  /** Newest reading of the racer's own station. */
  own_reading?: OwnReading;
}

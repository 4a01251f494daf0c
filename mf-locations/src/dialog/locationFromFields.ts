import {
  distances,
  feet,
  windLabels,
  type Distance,
  type Location,
  type LocationStart,
} from '@holeshot/shared-core';
import type { LocationFields } from './locationSchema';
import { isSamePlace } from './place/placeOf';
import type { ZoneLookup } from './place/zoneLookup';

const distanceOf = (length: LocationFields['length']): Distance =>
  distances.find((distance) => String(distance) === length) ?? 1320;

const zoneOf = (fields: LocationFields, stored: Location | undefined, lookup: ZoneLookup): string => {
  if (lookup.state === 'ready') return lookup.value(fields);
  return stored !== undefined && isSamePlace(fields, stored) ? stored.timezone : '';
};

/** Returns the chosen direction; to the degree where it is the known one. */
const directionOf = (
  index: number,
  known: Location | LocationStart | undefined,
): Location['track_direction'] =>
  known?.track_direction?.index === index
    ? known.track_direction
    : { index, label: windLabels[index] ?? windLabels[0] };

/** Keeps the own station's data while the elevation, for which they were learned or read, stays. */
const keptOf = (stored: Location | undefined, elevation: number): Partial<Location> => {
  if (stored === undefined || stored.elevation === elevation) return { ...stored };
  const { station_bias: _, own_reading: __, ...kept } = stored;
  return kept;
};

/** Creates the location to save: a stored one with the changed fields, or a new one. */
export const locationFromFields = (
  fields: LocationFields,
  stored: Location | undefined,
  { uid, lookup, start }: { uid: string; lookup: ZoneLookup; start?: LocationStart | undefined },
): Location => ({
  ...keptOf(stored, fields.elevation),
  uid,
  title: fields.title,
  address: fields.address,
  city: fields.city,
  state: fields.state,
  zip: fields.zip,
  phone: fields.phone,
  website: fields.website,
  timezone: zoneOf(fields, stored, lookup),
  lat: fields.lat,
  lng: fields.lng,
  elevation: feet(fields.elevation),
  track_length: distanceOf(fields.length),
  track_direction: directionOf(fields.direction, stored ?? start),
  weather_station: fields.station,
});

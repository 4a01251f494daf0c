import { distances, feet, windLabels, type Distance, type Location } from '@holeshot/shared-core';
import type { LocationFields } from './locationSchema';
import { isSamePlace } from './place/placeOf';
import type { ZoneLookup } from './place/zoneLookup';

const distanceOf = (length: LocationFields['length']): Distance =>
  distances.find((distance) => String(distance) === length) ?? 1320;

const zoneOf = (fields: LocationFields, stored: Location | undefined, lookup: ZoneLookup): string => {
  if (lookup.state === 'ready') return lookup.value(fields);
  return stored !== undefined && isSamePlace(fields, stored) ? stored.timezone : '';
};

/** What is known of the racer's own station holds for the elevation it was learned or read at. */
const keptOf = (stored: Location | undefined, elevation: number): Partial<Location> => {
  if (stored === undefined || stored.elevation === elevation) return { ...stored };
  const { station_bias: _, own_reading: __, ...kept } = stored;
  return kept;
};

/** The location to save: a stored one with the fields changed, or a new one. */
export const locationFromFields = (
  fields: LocationFields,
  stored: Location | undefined,
  { uid, lookup }: { uid: string; lookup: ZoneLookup },
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
  track_direction:
    stored?.track_direction.index === fields.direction
      ? stored.track_direction
      : { index: fields.direction, label: windLabels[fields.direction] ?? windLabels[0] },
  weather_station: fields.station,
});

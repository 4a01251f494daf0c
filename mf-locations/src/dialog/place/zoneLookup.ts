import { milesBetween } from '@holeshot/shared-core';
import type { Place } from '../../find/Place';
import type { Loaded } from '../../loading/useLoaded';

/** Returns the IANA time zone of a place. */
export type ZoneAt = (place: Place) => string;

/** Lookup of time zones by coordinates, or the state of its loading. */
export type ZoneLookup = Loaded<ZoneAt>;

/** Tracks at which the table of time zones is wrong: Oahe Speedway lies beside the border of two. */
const corrections = [{ lat: 44.549321, lng: -100.450841, zone: 'America/Chicago' }];

/** Largest distance (miles) from such a track. */
const there = 2;

/** Fetches the table of time zones, a chunk of its own: only the dialog needs it. */
export const loadZones = async (): Promise<ZoneAt> => {
  const { default: zoneAt } = await import('@photostructure/tz-lookup');
  return (place) =>
    corrections.find((track) => milesBetween(track, place) < there)?.zone ?? zoneAt(place.lat, place.lng);
};

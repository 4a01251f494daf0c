import type { Place } from '../../find/Place';
import type { Loaded } from '../../loading/useLoaded';

/** The IANA time zone at a place. */
export type ZoneAt = (place: Place) => string;

/** Time zones by coordinates, or what stands in for them until they are there. */
export type ZoneLookup = Loaded<ZoneAt>;

/** Fetches the table of time zones, a part of its own, since only the dialog needs it. */
export const loadZones = async (): Promise<ZoneAt> => {
  const { default: zoneAt } = await import('@photostructure/tz-lookup');
  return ({ lat, lng }) => zoneAt(lat, lng);
};

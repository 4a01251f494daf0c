import { useEffect, useState } from 'react';
import type { Place } from './placeOf';

/** The IANA time zone at a place. */
export type ZoneAt = (place: Place) => string;

/** Time zones by coordinates, or what stands in for them until they are there. */
export type ZoneLookup = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; zoneAt: ZoneAt };

/** Fetches the table of time zones, a part of its own, since only this dialog needs it. */
export const loadZones = async (): Promise<ZoneAt> => {
  const { default: zoneAt } = await import('@photostructure/tz-lookup');
  return ({ lat, lng }) => zoneAt(lat, lng);
};

/** The time zone lookup, fetched as soon as it is mounted, so that it is there when the coordinates are. */
export const useZoneLookup = (load: () => Promise<ZoneAt>): ZoneLookup => {
  const [lookup, setLookup] = useState<ZoneLookup>({ state: 'loading' });
  useEffect(() => {
    let mounted = true;
    load().then(
      (zoneAt) => mounted && setLookup({ state: 'ready', zoneAt }),
      () => mounted && setLookup({ state: 'failed' }),
    );
    return () => {
      mounted = false;
    };
  }, [load]);
  return lookup;
};

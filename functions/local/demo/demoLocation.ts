import { degrees, feet, miles, type Location } from '@holeshot/shared-core';
import { stationsNear } from '../weather/stationGrid';
import type { ShortLogBook } from './shortLogBook';

interface Strip extends Pick<Location, 'title' | 'city' | 'state' | 'lat' | 'lng' | 'timezone'> {
  /** Feet; missing if no source gives it. */
  elevation?: number;
}

/**
 * Real tracks by place in the log books, of about the same elevation, so that the weather fits. Source: Wikipedia; for
 * Bristol OpenStreetMap and explorebristol.com.
 */
const stripOf: Record<string, Strip> = {
  mid: {
    title: 'Lucas Oil Indianapolis Raceway Park',
    city: 'Brownsburg',
    state: 'IN',
    lat: 39.81278,
    lng: -86.34083,
    timezone: 'America/Indiana/Indianapolis',
  },
  prairie: {
    title: 'Bristol Dragway',
    city: 'Bristol',
    state: 'TN',
    lat: 36.515636,
    lng: -82.256972,
    elevation: 1475,
    timezone: 'America/New_York',
  },
  desert: {
    title: 'The Strip at Las Vegas Motor Speedway',
    city: 'Las Vegas',
    state: 'NV',
    lat: 36.27134,
    lng: -115.01112,
    timezone: 'America/Los_Angeles',
  },
  gulf: {
    title: 'Gainesville Raceway',
    city: 'Gainesville',
    state: 'FL',
    lat: 29.7580556,
    lng: -82.2747222,
    timezone: 'America/New_York',
  },
};

/** Turns a place of a log book into a real track with its nearest station; null if it has no track. */
export const demoLocation = (place: ShortLogBook['locations'][number]): Location | null => {
  const strip = stripOf[place.uid];
  if (!strip) return null;
  const [nearest] = stationsNear(strip, 30);
  const { index, label, degrees: heading } = place.track_direction;
  return {
    uid: `demo-${place.uid}`,
    ...strip,
    address: '',
    zip: '',
    phone: '',
    website: '',
    elevation: feet(strip.elevation ?? place.elevation),
    track_length: place.track_length,
    track_direction: { index, label, degrees: degrees(heading) },
    weather_station: nearest
      ? {
          id: nearest.station.stid,
          name: nearest.station.name,
          lat: nearest.station.lat,
          lng: nearest.station.lng,
          elevation: feet(nearest.station.elevation),
          distance: miles(Number(nearest.distance.toFixed(1))),
        }
      : null,
  };
};

import { degrees, feet, miles, type Location } from '@holeshot/shared-core';
import { stationsNear } from '../station/stationGrid';
import type { ShortLogBook } from './shortLogBook';
import type { Strip } from './readStrips';

/** Which strip stands for which place of the log books: about as high, so that their weather fits. */
const stripOf: Record<string, string> = {
  mid: 'Lucas Oil Indianapolis Raceway Park',
  prairie: 'Bristol Dragway',
  desert: 'The Strip at Las Vegas Motor Speedway',
  gulf: 'Gainesville Raceway',
};

/** A place of a log book as a real strip, with its nearest station; null for a place that no strip is as high as. */
export const demoLocation = (
  place: ShortLogBook['locations'][number],
  strips: readonly Strip[],
): Location | null => {
  const strip = strips.find(({ name }) => name === stripOf[place.uid]);
  if (!strip) return null;
  const [nearest] = stationsNear(strip, 30);
  const { index, label, degrees: heading } = place.track_direction;
  return {
    uid: `demo-${place.uid}`,
    title: strip.name,
    address: '',
    city: strip.city,
    state: strip.state,
    zip: '',
    timezone: strip.timezone,
    phone: '',
    website: '',
    lat: strip.lat,
    lng: strip.lng,
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

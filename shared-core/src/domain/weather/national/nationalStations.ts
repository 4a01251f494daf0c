import type { WeatherStation } from '../../entities/Location';
import { recordOf } from '../../plain/record';
import { metres } from '../../units/units';
import { toFeet } from '../../units/length';
import { milesBetween } from '../../units/milesBetween';
import { nationalValue } from './nationalValue';

/** Highest elevation in metres, about the top of the Earth; anything above is an error. */
const highest = 9_000;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Reads api.weather.gov's `points/{place}/stations`, nearest first, without those that have no place. */
export const nationalStations = (answer: unknown, place: { lat: number; lng: number }): WeatherStation[] => {
  const { features } = recordOf(answer);
  return (Array.isArray(features) ? features : [])
    .flatMap((feature): WeatherStation[] => {
      const { geometry, properties } = recordOf(feature);
      const { stationIdentifier: id, name, elevation } = recordOf(properties);
      const height = nationalValue(elevation);
      const { coordinates } = recordOf(geometry);
      const [lng, lat] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
      if (typeof id !== 'string' || !isWithin(lat, 90) || !isWithin(lng, 180)) return [];
      return [
        {
          id,
          name: typeof name === 'string' ? name : id,
          lat,
          lng,
          ...(isWithin(height, highest) && { elevation: toFeet(metres(height)) }),
          distance: milesBetween(place, { lat, lng }),
        },
      ];
    })
    .sort((a, b) => a.distance - b.distance);
};

import { milesBetween } from '@holeshot/shared-core';
import type { Place } from '../../find/Place';
import { isSamePlace } from '../place/placeOf';
import type { StationChoice } from './stationAfterSearch';

/** A station this far from the track, in miles, says nothing of its air: the search looks no farther. */
const reach = 50;

/** Distances of one place differ by less, in miles: each service rounds and measures in its own way. */
const rounding = 0.1;

/**
 * The choice as it is saved. A station whose distance is that of another place was not found again after the track had
 * moved: its distance is worked out anew, and out of reach nobody chose it.
 * @param begun where the track lay when the form was opened, and every station holds; undefined for a new one
 */
export const stationAtSave = (
  { station, chosenBy }: StationChoice,
  place: Place,
  begun: Place | undefined,
): StationChoice => {
  if (station === null || (begun !== undefined && isSamePlace(begun, place))) return { station, chosenBy };
  const distance = milesBetween(place, station);
  if (Math.abs(distance - station.distance) < rounding) return { station, chosenBy };
  if (distance > reach) return { station: null, chosenBy: 'nearness' };
  return { station: { ...station, distance }, chosenBy };
};

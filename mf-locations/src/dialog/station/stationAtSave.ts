import { milesBetween } from '@holeshot/shared-core';
import type { Place } from '../../find/Place';
import { isSamePlace } from '../place/placeOf';
import type { StationChoice } from './stationAfterSearch';

/** Largest distance (miles) of a useful station; the search reaches no farther. */
const reach = 50;

/** Tolerance (miles) for two distances of one place: each service rounds and measures differently. */
const rounding = 0.1;

/**
 * Returns the station to save. A station that was not found after a move gets its distance from the new place; it is
 * dropped if out of reach and chosen by nobody.
 * @param begun place of the track when the form was opened, where each station's distance holds; undefined for a new
 * track
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

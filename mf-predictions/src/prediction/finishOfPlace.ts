import { finishAsked, type Distance, type LogEntry } from '@holeshot/shared-core';
import type { ChosenPlace } from './choosePlace';

/**
 * The distance that is predicted for a car at a track.
 * @param entries of all cars
 */
export const finishOfPlace = (place: ChosenPlace, entries: readonly LogEntry[]): Distance =>
  finishAsked(
    place,
    entries.filter(({ vehicle }) => vehicle.uid === place.vehicle.uid),
  );

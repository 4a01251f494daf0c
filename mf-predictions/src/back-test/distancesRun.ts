import { distances, type Distance, type LogEntry, type Vehicle } from '@holeshot/shared-core';

/** Returns the distances over which passes of a car can be called, most passes first, the longer first of equals. */
export const distancesRun = ({ uid }: Vehicle, passes: readonly LogEntry[]): Distance[] => {
  // A pass without weather is never called.
  const own = passes.filter(({ vehicle, weather }) => vehicle.uid === uid && weather !== null);
  const timed = (distance: Distance) =>
    own.filter(({ timeslip }) => timeslip[`et_${distance}`] !== undefined).length;
  return distances
    .map((distance) => ({ distance, count: timed(distance) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.distance - a.distance)
    .map(({ distance }) => distance);
};

import { summarisePasses, type Distance, type Location, type LogEntry } from '@holeshot/shared-core';

/** Summary of the passes at a track. */
export interface TrackPasses {
  count: number;
  /** Newest pass. */
  last: LogEntry | undefined;
  /** Quickest all-out pass over each distance, the shortest distance first. */
  bests: { distance: Distance; entry: LogEntry }[];
  severalCars: boolean;
}

/** Sums up the passes at a track, newest first. */
export const passesAt = (entries: readonly LogEntry[], { uid }: Pick<Location, 'uid'>): TrackPasses => {
  const here = entries.filter(({ location }) => location.uid === uid);
  return {
    count: here.length,
    last: here[0],
    bests: summarisePasses(here).distances.flatMap(({ distance, bestEt }) =>
      bestEt === undefined ? [] : [{ distance, entry: bestEt }],
    ),
    severalCars: new Set(here.map(({ vehicle }) => vehicle.uid)).size > 1,
  };
};

import { summarisePasses, type Distance, type Location, type LogEntry } from '@holeshot/shared-core';

/** Summary of the passes at a track. */
export interface TrackPasses {
  count: number;
  /** The newest of them. */
  last: LogEntry | undefined;
  /** The quickest all-out pass over each distance, the shortest first. */
  bests: { distance: Distance; entry: LogEntry }[];
  severalCars: boolean;
}

/** Sums up the passes made at a track among those of all, newest first. */
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

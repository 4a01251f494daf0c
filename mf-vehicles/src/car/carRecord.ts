import type { LogEntry, Seconds, Vehicle } from '@holeshot/shared-core';

/** Record of a car: number of passes, the last one, and the best ET over its distance. */
export interface CarRecord {
  count: number;
  /** Number of All Out passes with a time over that distance. */
  counting: number;
  /** Best of these; undefined if none. */
  best: Seconds | undefined;
  /** The newest of them. */
  last: LogEntry | undefined;
}

/** Sums up the passes of a car among those of all, newest first. */
export const carRecord = (
  entries: readonly LogEntry[],
  { uid, finish }: Pick<Vehicle, 'uid' | 'finish'>,
): CarRecord => {
  const own = entries.filter(({ vehicle }) => vehicle.uid === uid);
  const times = own.flatMap(({ timeslip }) =>
    timeslip.quality === 'All Out' ? (timeslip[`et_${finish}`] ?? []) : [],
  );
  const best = times.reduce<Seconds | undefined>(
    (quickest, et) => (et < (quickest ?? Infinity) ? et : quickest),
    undefined,
  );
  return { count: own.length, counting: times.length, best, last: own[0] };
};

import type { LogEntry, Seconds, Vehicle } from '@holeshot/shared-core';

/** How often a car went down the track, when last, and its best ET over the distance it is raced over. */
export interface CarRecord {
  count: number;
  /** Of its All Out passes; undefined before the first over that distance. */
  best: Seconds | undefined;
  /** The newest of them. */
  last: LogEntry | undefined;
}

/**
 * Sums up the passes of a car among those of all.
 * @param entries newest first
 */
export const carRecord = (
  entries: readonly LogEntry[],
  { uid, finish }: Pick<Vehicle, 'uid' | 'finish'>,
): CarRecord => {
  const own = entries.filter(({ vehicle }) => vehicle.uid === uid);
  const best = own.reduce<Seconds | undefined>((quickest, { timeslip }) => {
    const et = timeslip[`et_${finish}`];
    const isBetter = timeslip.quality === 'All Out' && et !== undefined && et < (quickest ?? Infinity);
    return isBetter ? et : quickest;
  }, undefined);
  return { count: own.length, best, last: own[0] };
};

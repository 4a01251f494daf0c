import { finishOf, formatEt, formatPasses, type LogEntry } from '@holeshot/shared-core';

/** Share above the best ET from which a pass is no longer drawn: it would flatten all others. */
const furthest = 1.05;

const isAlike = (entry: LogEntry, like: LogEntry): boolean =>
  entry.vehicle.uid === like.vehicle.uid &&
  entry.timeslip.quality === 'All Out' &&
  finishOf(entry.location, entry.timeslip, entry.vehicle) ===
    finishOf(like.location, like.timeslip, like.vehicle);

/** All-out passes of the car that ran last, over the distance of its last pass, oldest first. */
export interface LastCar {
  name: string;
  passes: LogEntry[];
  /** Passes with an ET near the best: those that are drawn. */
  near: { entry: LogEntry; et: number }[];
  best: number;
  /** Sentence that says the same as the picture of the ETs. */
  words: string;
}

/** Finds the passes of the car that ran last; undefined without a pass. */
export const lastCarOf = (entries: readonly LogEntry[]): LastCar | undefined => {
  const oldestFirst = [...entries].sort((a, b) => (a.log_entry_datetime < b.log_entry_datetime ? -1 : 1));
  const newest = oldestFirst.at(-1);
  if (newest === undefined) return undefined;
  const passes = oldestFirst.filter((entry) => isAlike(entry, newest));
  const timed = passes.flatMap((entry) => {
    const et = entry.derived.finish_et;
    return et !== undefined && et > 0 ? [{ entry, et }] : [];
  });
  const best = Math.min(...timed.map(({ et }) => et));
  const near = timed.filter(({ et }) => et <= best * furthest);
  const left = timed.length - near.length;
  return {
    name: newest.vehicle.name,
    passes,
    near,
    best,
    words: `Best ${formatEt(best)} of ${formatPasses(timed.length)}${left > 0 ? `; ${left} slower not drawn` : ''}`,
  };
};

import type { LogEntry } from '@holeshot/shared-core';

/** Beams of a slip in feet, where an increment ends. */
const beams = [60, 330, 660, 1000, 1320] as const;

/** Difference of two passes over one increment of the track. */
export interface SplitDifference {
  /** `60 ft`, `60–330`. */
  label: string;
  /** Signed thousandths of a second; negative where the pass was quicker. */
  thousandths: number;
}

/** Returns a time in thousandths, as the slip shows it. */
const inThousandths = (time: number): number => Math.round(1000 * Number(time.toFixed(3)));

/**
 * Returns how much longer a pass took than another, increment by increment. A beam that one of the slips lacks joins its
 * increment with the next.
 */
export const splitDifferences = (
  { timeslip }: Pick<LogEntry, 'timeslip'>,
  { timeslip: other }: Pick<LogEntry, 'timeslip'>,
): SplitDifference[] => {
  let from = 0;
  let before = 0;
  return beams.flatMap((beam) => {
    const [time, its] = [timeslip[`et_${beam}`], other[`et_${beam}`]];
    if (time === undefined || its === undefined) return [];
    const until = inThousandths(time) - inThousandths(its);
    const row = {
      label: from === 0 && beam === 60 ? '60 ft' : `${from}–${beam}`,
      thousandths: until - before,
    };
    [from, before] = [beam, until];
    return Number.isFinite(until) ? [row] : [];
  });
};

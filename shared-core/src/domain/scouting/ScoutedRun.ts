import type { Seconds } from '../units/units';

/** Run of another racer's car, as somebody read it off the board. */
export interface ScoutedRun {
  /** Number on the car, as written: `B427`, `1234 S/P`. */
  car: string;
  dial?: Seconds;
  et: Seconds;
  /** Time of the note, ISO 8601. */
  at: string;
}

/** ETs (s) that a board shows. */
const range = { least: 3, most: 30 };
/** How many times the dial an ET may be, or the dial an ET. */
const unequal = 3;
/** Longest car number, in characters. */
const longestCar = 30;

const isTime = (value: number): boolean => value >= range.least && value <= range.most;

/** Says in a sentence why a run cannot be noted; undefined where it can. Times in seconds. */
export const scoutedProblem = ({
  car,
  dial,
  et,
}: {
  car: string;
  dial?: number | undefined;
  et: number | undefined;
}): string | undefined => {
  if (car.trim() === '') return 'The car number is missing.';
  if (car.trim().length > longestCar) return `A car number has at most ${longestCar} characters.`;
  if (et === undefined) return 'The ET is missing.';
  if (!isTime(et)) return `An ET is between ${range.least} and ${range.most} s.`;
  if (dial === undefined) return undefined;
  if (!(Math.max(dial / et, et / dial) <= unequal)) return 'Dial and ET are too far apart for one car.';
  return isTime(dial) ? undefined : `A dial is between ${range.least} and ${range.most} s.`;
};

import { seconds, type Seconds } from '../units/units';

/** What one side of a race did, each value as far as it is known. */
export interface Run {
  /** Against a perfect 0; negative is red. */
  reaction?: Seconds | undefined;
  et?: Seconds | undefined;
  /** Missing on both sides in a heads-up race. */
  dial?: Seconds | undefined;
}

/** What loses a race, and by how much: seconds, negative. */
export interface Foul {
  kind: 'red light' | 'breakout';
  by: Seconds;
}

/** Clocks print thousandths; what is closer is the rounding of sums. */
export const same = 1e-6;

/** Whether a side left before its green. */
export const isRed = ({ reaction }: Run): boolean => reaction !== undefined && reaction < 0;

/** By how much a side broke out; nought where it did not, or is not known to have. */
export const breakout = ({ et, dial }: Run): Seconds =>
  seconds(et === undefined || dial === undefined || !(dial - et >= same) ? 0 : dial - et);

/** The fouls of one side of a race, the one that loses first before the other. */
export const foulsOf = (run: Run): Foul[] => {
  const { reaction } = run;
  const over = breakout(run);
  const fouls: Foul[] = [];
  if (reaction !== undefined && isRed(run)) fouls.push({ kind: 'red light', by: reaction });
  if (over > 0) fouls.push({ kind: 'breakout', by: seconds(0 - over) });
  return fouls;
};

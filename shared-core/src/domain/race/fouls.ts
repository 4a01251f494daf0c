import { seconds, type Seconds } from '../units/units';

/** One side of a race, each value as far as it is known. */
export interface Run {
  /** Seconds after a perfect 0; negative is red. */
  reaction?: Seconds | undefined;
  et?: Seconds | undefined;
  /** Missing on both sides in a heads-up race. */
  dial?: Seconds | undefined;
}

/** Foul that loses a race, and its size in seconds, negative. */
export interface Foul {
  kind: 'red light' | 'breakout';
  by: Seconds;
}

/** Differences below this are rounding: clocks print thousandths. */
export const same = 1e-6;

/** Range (s) of reactions that tell something: outside is a mistake, or a driver who was not ready. */
export const reactionRange = { least: -0.3, most: 0.5 };

/** Tells whether a side left before its green. */
export const isRed = ({ reaction }: Run): boolean => reaction !== undefined && reaction < 0;

/** Returns the breakout of a side in seconds; 0 without one, or where it is not known. */
export const breakout = ({ et, dial }: Run): Seconds =>
  seconds(et === undefined || dial === undefined || !(dial - et >= same) ? 0 : dial - et);

/** Lists the fouls of one side of a race, the worst first. */
export const foulsOf = (run: Run): Foul[] => {
  const { reaction } = run;
  const over = breakout(run);
  const fouls: Foul[] = [];
  if (reaction !== undefined && isRed(run)) fouls.push({ kind: 'red light', by: reaction });
  if (over > 0) fouls.push({ kind: 'breakout', by: seconds(0 - over) });
  return fouls;
};

import { feet, seconds, type Feet, type Mph, type Seconds } from '../units/units';

/** One side of a bracket race. */
export interface Side {
  /** Against a perfect 0; negative is red. */
  reaction: Seconds;
  et: Seconds;
  dial: Seconds;
  /** At the stripe. */
  mph: Mph;
}

/** Who won and by how much: package against package, and in feet at the speed of the one behind. */
export interface Outcome {
  winner: 'one' | 'other';
  reason: 'red light' | 'breakout' | 'package';
  margin: Seconds;
  feet: Feet;
}

const feetPerSecondPerMph = 1.4667;

/** Reaction time and what the ET is over the dial: the lower package wins. */
const packageOf = ({ reaction, et, dial }: Side): number => reaction + (et - dial);

/** When a side left, counted from the start of the slower one. */
const left = ({ reaction, dial }: Side, other: Side): number => reaction + Math.max(0, other.dial - dial);

/**
 * The outcome of a bracket race.
 * 1. A red light loses; of two, the first, or under true start the worse.
 * 2. Else a breakout, an ET below the dial, loses; of two, the larger.
 * 3. Else the lower package wins.
 */
export const marginOfVictory = (one: Side, other: Side, { trueStart }: { trueStart: boolean }): Outcome => {
  const red = [one.reaction < 0, other.reaction < 0];
  const over = [one.dial - one.et, other.dial - other.et] as const;
  const judged = (): Pick<Outcome, 'winner' | 'reason'> => {
    if (red[0] !== red[1]) return { winner: red[0] ? 'other' : 'one', reason: 'red light' };
    if (red[0]) {
      const oneLoses = trueStart ? one.reaction < other.reaction : left(one, other) <= left(other, one);
      return { winner: oneLoses ? 'other' : 'one', reason: 'red light' };
    }
    if (over[0] > 0 || over[1] > 0)
      return { winner: over[0] > over[1] ? 'other' : 'one', reason: 'breakout' };
    return { winner: packageOf(one) <= packageOf(other) ? 'one' : 'other', reason: 'package' };
  };
  const { winner, reason } = judged();
  const margin = Math.abs(packageOf(one) - packageOf(other));
  const behind = packageOf(one) > packageOf(other) ? one : other;
  return { winner, reason, margin: seconds(margin), feet: feet(margin * behind.mph * feetPerSecondPerMph) };
};

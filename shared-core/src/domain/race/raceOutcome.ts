import { raceFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { feet, seconds, type Feet, type Mph, type Seconds } from '../units/units';
import { breakout, isRed, same, type Run } from './fouls';

/** One side of a race, each value as far as it is known. */
export interface Side extends Run {
  /** Speed at the stripe. */
  mph?: Mph | undefined;
}

/** Side that won; `one` is the racer. */
export type Winner = 'one' | 'other' | 'dead heat';

/** Winner of a race, with reason and margin. */
export interface Outcome {
  winner: Winner;
  reason: 'red light' | 'breakout' | 'package' | 'stripe' | 'bye';
  /** Lead of `one` at the stripe, negative behind; absent where a number is missing. */
  margin?: Seconds;
  /** Margin in feet, at the speed of the one behind. */
  feet?: Feet;
}

/** Feet per second at 1 mph. */
export const feetPerSecondPerMph = 1.4667;

const theLower = (one: number, other: number): Winner => {
  if (Math.abs(one - other) < same) return 'dead heat';
  return one < other ? 'one' : 'other';
};

/** Returns when the ET clock of a side started, counted from the green of the slower; undefined where unknown. */
const leftAt = ({ reaction, dial }: Side, other: Side): number | undefined => {
  if (reaction === undefined) return undefined;
  if (dial === undefined && other.dial === undefined) return reaction;
  if (dial === undefined || other.dial === undefined) return undefined;
  return reaction + Math.max(0, other.dial - dial);
};

/** Returns when a side reached the stripe, by the same clock. */
const arrivedAt = (side: Side, other: Side): number | undefined => {
  const left = leftAt(side, other);
  return left === undefined || side.et === undefined ? undefined : left + side.et;
};

const marginOf = (one: Side, other: Side): Pick<Outcome, 'margin' | 'feet'> => {
  const [mine, theirs] = [arrivedAt(one, other), arrivedAt(other, one)];
  if (mine === undefined || theirs === undefined) return {};
  const margin = theirs - mine;
  const behind = (margin < 0 ? one : other).mph;
  return {
    margin: seconds(margin),
    ...(behind !== undefined && { feet: feet(margin * behind * feetPerSecondPerMph) }),
  };
};

/** Returns which of two red lights wins; undefined where a dial decides that is not known. */
const laterRed = (one: Side, other: Side, trueStart: boolean): Winner | undefined => {
  const mine = trueStart ? one.reaction : leftAt(one, other);
  const theirs = trueStart ? other.reaction : leftAt(other, one);
  return mine === undefined || theirs === undefined ? undefined : theLower(-mine, -theirs);
};

/** Returns the winner by rules R1 to R3 of `raceOutcome`; undefined where a missing number leaves it open. */
export const winnerOf = (one: Side, other: Side, trueStart: boolean): Winner | undefined => {
  if (isRed(one) !== isRed(other)) return isRed(one) ? 'other' : 'one';
  if (isRed(one)) return laterRed(one, other, trueStart);
  const smaller = theLower(breakout(one), breakout(other));
  if (smaller !== 'dead heat') return smaller;
  const mine = arrivedAt(one, other);
  const theirs = arrivedAt(other, one);
  return mine === undefined || theirs === undefined ? undefined : theLower(mine, theirs);
};

const reasonOf = (one: Side, other: Side): Outcome['reason'] => {
  if (isRed(one) || isRed(other)) return 'red light';
  return theLower(breakout(one), breakout(other)) === 'dead heat' ? 'package' : 'breakout';
};

/**
 * Decides a race. Unknown values of a side count as clean.
 * [R1] A red light loses; of two, the first to leave, or under true start the worse.
 * [R2] Else a breakout, an ET below the dial, loses; of two, the larger.
 * [R3] Else the lower package wins: reaction plus ET over the dial. Without dials it is a heads-up race.
 * [R4] Else, as with an unknown dial, the one reported first at the stripe wins.
 * [R5] The margin is package against package, in feet times mph times 1.4667 (supreminders.com).
 * Fails with `not-known` where none of these decides.
 */
export const raceOutcome = (
  one: Side,
  other: Side,
  rules: {
    /** Rule of the event: of two red lights the worse loses. */
    trueStart: boolean;
    /** Side first at the stripe, as far as anyone saw. */
    first?: Winner | undefined;
  },
): Result<Outcome> => {
  const winner = winnerOf(one, other, rules.trueStart);
  const margin = marginOf(one, other);
  if (winner !== undefined) return ok({ winner, reason: reasonOf(one, other), ...margin });
  // Two red lights stay open, whoever was first at the stripe.
  if (rules.first === undefined || isRed(one)) return failedAs(raceFailures, 'not-known');
  return ok({ winner: rules.first, reason: 'stripe', ...margin });
};

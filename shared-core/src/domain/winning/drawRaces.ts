import { isRed, breakout } from '../race/fouls';
import { winnerOf, type Side } from '../race/raceOutcome';
import { seeded } from '../statistics/seeded';
import { seconds, type Seconds } from '../units/units';
import { quantileAt, type Spread } from './spread';

/** Racer with the times that they run and leave in. */
interface Racer {
  /** Seconds after a perfect 0; negative is red. */
  reaction: Spread;
  et: Spread;
}

/** Race that is to come. */
export interface RaceAhead {
  own: Racer;
  other: Racer;
  /** Undefined for a heads-up race; an index is the dial of both. */
  otherDial: Seconds | undefined;
  /** Rule of the event: of two red lights the worse loses. */
  trueStart: boolean;
}

/** Races of two racers, drawn once, so that two dials meet the same luck. */
export interface DrawnRaces extends Pick<RaceAhead, 'otherDial' | 'trueStart'> {
  count: number;
  reaction: Float64Array;
  et: Float64Array;
  otherReaction: Float64Array;
  otherEt: Float64Array;
}

const races = 20_000;

/** Draws 20,000 races, the same for the same seed. */
export const drawRaces = (
  { own, other, otherDial, trueStart }: RaceAhead,
  seed: number,
  count = races,
): DrawnRaces => {
  const random = seeded(seed);
  const drawn = (spread: Spread): Float64Array => {
    const values = new Float64Array(count);
    for (let index = 0; index < count; index += 1) values[index] = quantileAt(spread, random());
    return values;
  };
  return {
    count,
    reaction: drawn(own.reaction),
    et: drawn(own.et),
    otherReaction: drawn(other.reaction),
    otherEt: drawn(other.et),
    otherDial,
    trueStart,
  };
};

/** Chances (a share of 1) of a racer in drawn races. */
export interface RaceOdds {
  /** A dead heat counts half. */
  win: number;
  red: number;
  breakout: number;
  /** Each race in turn: 2 a win, 1 a dead heat, 0 a loss. */
  results: Uint8Array;
}

/**
 * Counts the drawn races by the rules of `raceOutcome`.
 * @param dial own; undefined for a heads-up race
 * @param later added to each own reaction
 */
export const countRaces = (
  { count, reaction, et, otherReaction, otherEt, otherDial, trueStart }: DrawnRaces,
  dial: Seconds | undefined,
  later = 0,
): RaceOdds => {
  const results = new Uint8Array(count);
  // One pair of sides for all races: the loop allocates nothing.
  const own: Side = { reaction: seconds(NaN), et: seconds(NaN), dial };
  const other: Side = { reaction: seconds(NaN), et: seconds(NaN), dial: otherDial };
  let halves = 0;
  let reds = 0;
  let breakouts = 0;
  for (let index = 0; index < count; index += 1) {
    own.reaction = seconds((reaction[index] ?? NaN) + later);
    own.et = seconds(et[index] ?? NaN);
    other.reaction = seconds(otherReaction[index] ?? NaN);
    other.et = seconds(otherEt[index] ?? NaN);
    const winner = winnerOf(own, other, trueStart);
    const result = winner === 'one' ? 2 : winner === 'other' ? 0 : 1;
    results[index] = result;
    halves += result;
    if (isRed(own)) reds += 1;
    if (breakout(own) > 0) breakouts += 1;
  }
  return { win: halves / 2 / count, red: reds / count, breakout: breakouts / count, results };
};

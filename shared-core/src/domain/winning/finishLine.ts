import type { LogEntry } from '../entities/LogEntry';
import type { Prediction } from '../prediction/predict';
import { racesAgainst } from '../race/opponentBook';
import { feetPerSecondPerMph } from '../race/raceOutcome';
import { feet, mph, seconds, type Feet, type Mph, type Seconds } from '../units/units';
import type { RaceAhead } from './drawRaces';
import { medianOf } from './spread';

/** Finish of two cars on their dials, and the lead that a racer may take. */
export interface FinishLine {
  /** How much later the racer leaves; negative is earlier. */
  later: Seconds;
  /** Distance of the racer behind the opponent a second before the stripe, at even lights; negative is ahead. */
  behind: Feet | undefined;
  /** Lead of a racer who runs the dial, where both lights and the ET of the opponent are as usual. */
  lead: Seconds;
  /** Lead at the speed of the opponent. */
  leadFeet: Feet | undefined;
  /** The speed of the opponent is from the book; else it is estimated from the dial, as are the feet. */
  isMphKnown: boolean;
}

/** Returns the usual speed of an opponent over a distance; undefined where none is known. */
const theirMph = (
  opponent: string,
  entries: readonly LogEntry[],
  finish: Prediction['finish'],
): Mph | undefined => {
  const speeds = racesAgainst(opponent, entries)
    .filter(({ location }) => location.track_length === finish)
    .map(({ event }) => event?.opponent_mph)
    .filter((speed) => speed !== undefined);
  return speeds.length === 0 ? undefined : mph(medianOf(Float64Array.from(speeds).sort()));
};

/**
 * Works out the finish of a race. Near the stripe both cars hold their speed. A speed that the book has not is estimated:
 * ET times mph is nearly the same for all cars (Hale).
 * @param dial of the racer
 * @param opponent name in the book of opponents, if any
 * @param entries passes of all cars
 */
export const finishLine = (
  { own, other, otherDial }: RaceAhead,
  { mph: ownMph, finish }: Pick<Prediction, 'mph' | 'finish'>,
  dial: Seconds,
  opponent: string | undefined,
  entries: readonly LogEntry[],
): FinishLine => {
  const theirDial = otherDial ?? dial;
  const known = opponent === undefined ? undefined : theirMph(opponent, entries, finish);
  const speed = known ?? (ownMph === undefined ? undefined : (ownMph * dial) / theirDial);
  const inFeet = (speedOf: number | undefined): Feet | undefined =>
    speedOf === undefined ? undefined : feet(speedOf * feetPerSecondPerMph);
  const lead = medianOf(other.reaction) + medianOf(other.et) - theirDial - medianOf(own.reaction);
  return {
    later: seconds(theirDial - dial),
    behind: inFeet(speed === undefined || ownMph === undefined ? undefined : ownMph - speed),
    lead: seconds(lead),
    leadFeet: inFeet(speed === undefined ? undefined : lead * speed),
    isMphKnown: known !== undefined,
  };
};

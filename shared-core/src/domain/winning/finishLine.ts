import type { LogEntry } from '../entities/LogEntry';
import type { Prediction } from '../prediction/predict';
import { racesAgainst, racesOver } from '../race/opponentBook';
import { feetPerSecondPerMph } from '../race/raceOutcome';
import { feet, mph, seconds, type Feet, type Mph, type Seconds } from '../units/units';
import { drawRaces, type RaceAhead } from './drawRaces';
import { medianOf, quantileAt } from './spread';

/** Finish of two cars on their dials, and the lead that a racer may take. */
export interface FinishLine {
  /** How much later the racer leaves; negative is earlier. */
  later: Seconds;
  /** Distance of the racer behind the opponent a second before the stripe, at even lights; negative is ahead. */
  behind: Feet | undefined;
  /** The speed of the opponent is from the book; else it is estimated from the dial, as are the feet. */
  isMphKnown: boolean;
  /** Lead that is a breakout as often as the accepted risk; any is one more often where it is negative. */
  lead: Seconds;
  /** Lead at the speed of the opponent. */
  leadFeet: Feet | undefined;
  /** How often (a share of 1) the smallest lead is a breakout. */
  risk: number;
}

/** Number of drawn races. */
const races = 4_000;

/** Draws the leads, in order, at which the racer runs the dial exactly: above it is a breakout. */
const leadsOnDial = (race: RaceAhead, theirDial: Seconds): Float64Array => {
  const { reaction, otherReaction, otherEt } = drawRaces(race, 1, races);
  return otherReaction
    .map((light, index) => light + (otherEt[index] ?? 0) - theirDial - (reaction[index] ?? 0))
    .sort();
};

/** Dials (a share of each other) that differ by more are those of two cars. */
const sameCar = 0.05;

/** Returns the usual speed of an opponent with about this dial over a distance; undefined where none is known. */
const theirMph = (
  opponent: string,
  dial: Seconds,
  entries: readonly LogEntry[],
  finish: Prediction['finish'],
): Mph | undefined => {
  const speeds = racesOver(finish, racesAgainst(opponent, entries))
    .filter(({ event }) => Math.abs((event?.opponent_dial ?? dial) / dial - 1) < sameCar)
    .map(({ event }) => event?.opponent_mph)
    .filter((speed) => speed !== undefined);
  return speeds.length === 0 ? undefined : mph(medianOf(Float64Array.from(speeds).sort()));
};

/**
 * Works out the finish of a race in which nobody lifts. Near the stripe both cars hold their speed. A speed that the
 * book has not is estimated: ET times mph is nearly the same for all cars (Hale).
 * @param usualRisk breakout risk (a share of 1) that the racer accepts
 * @param opponent name in the book of opponents, if any
 * @param entries passes of all cars
 */
export const finishLine = (
  race: RaceAhead,
  { mph: ownMph, finish }: Pick<Prediction, 'mph' | 'finish'>,
  {
    dial,
    usualRisk,
    opponent,
    entries,
  }: { dial: Seconds; usualRisk: number; opponent: string | undefined; entries: readonly LogEntry[] },
): FinishLine => {
  const theirDial = race.otherDial ?? dial;
  const known = opponent === undefined ? undefined : theirMph(opponent, theirDial, entries, finish);
  const speed = known ?? (ownMph === undefined ? undefined : (ownMph * dial) / theirDial);
  const inFeet = (speedOf: number | undefined): Feet | undefined =>
    speedOf === undefined ? undefined : feet(speedOf * feetPerSecondPerMph);
  const leads = leadsOnDial(race, theirDial);
  const lead = quantileAt(leads, usualRisk);
  return {
    later: seconds(theirDial - dial),
    behind: inFeet(speed === undefined || ownMph === undefined ? undefined : ownMph - speed),
    isMphKnown: known !== undefined,
    lead: seconds(lead),
    leadFeet: inFeet(speed === undefined ? undefined : lead * speed),
    risk: leads.filter((each) => each < 0).length / leads.length,
  };
};

import type { LogEntry } from '../entities/LogEntry';
import { opponentKey, racesByOpponent } from '../race/opponentBook';
import { scoutedCars } from '../scouting/scoutedRuns';
import type { ScoutedRun } from '../scouting/ScoutedRun';
import { seconds } from '../units/units';
import { countRaces, drawRaces } from './drawRaces';
import {
  learnedOver,
  ownOvers,
  ownReaction,
  plus,
  scoutedOvers,
  theirOvers,
  theirReactions,
} from './learnRacers';
import { learnedSpread, normalSpread, type Spread } from './spread';

/** Racer of a ladder as far as passes tell. */
export interface LadderRacer {
  /** Seconds after a perfect 0; negative is red. */
  reaction: Spread;
  /** Seconds over the dial; negative is a breakout. */
  over: Spread;
}

/** How far (s) over the dial a car runs of which nothing is known: 0.02 s of spread, dialed at a risk of 20 %. */
const usualOver = () => normalSpread(seconds(0.017), seconds(0.02));

/**
 * Returns how to look up racers of a ladder. Who is in neither the book nor the scouted runs is undefined, as the
 * racer is without a dialed pass.
 * @param entries passes of all cars, newest first
 * @param scouted runs of other cars, newest first
 * @param vehicleUid car that the racer runs on the ladder; an older log book names none
 */
export const ladderRacers = (
  entries: readonly LogEntry[],
  scouted: readonly ScoutedRun[],
  vehicleUid = entries[0]?.vehicle.uid,
): { own: LadderRacer | undefined; racer: (name: string) => LadderRacer | undefined } => {
  const passes = entries.filter(({ vehicle }) => vehicle.uid === vehicleUid);
  const overs = ownOvers(passes);
  const own: LadderRacer = {
    reaction: ownReaction(passes).reaction,
    over: learnedOver(overs, usualOver()),
  };
  const typical: LadderRacer = {
    reaction: learnedSpread(theirReactions(entries), own.reaction),
    over: learnedOver(theirOvers(entries), own.over),
  };
  const racesOf = racesByOpponent(entries);
  const runsOf = new Map(scoutedCars(scouted).map(({ car, runs }) => [opponentKey(car), runs]));
  return {
    own: overs.length === 0 ? undefined : own,
    racer: (name) => {
      const key = opponentKey(name);
      const races = racesOf.get(key) ?? [];
      const reactions = theirReactions(races);
      const theirs = [...scoutedOvers(runsOf.get(key) ?? []), ...theirOvers(races)];
      if (reactions.length + theirs.length === 0) return undefined;
      return {
        reaction: learnedSpread(reactions, typical.reaction),
        over: learnedOver(theirs, typical.over),
      };
    },
  };
};

/** Number of drawn races of a pair. */
const races = 4_000;

/** Dial (s) of both: who wins by dials does not depend on them, but for the first of two red lights. */
const dial = seconds(10);

/**
 * Works out how often (a share of 1) the first of two racers wins a race by dials in which nobody lifts. Of two red
 * lights the worse loses, whatever the event's rule: by the first one the slower car loses more, 0.3 % of the races of
 * drivers with 8 % red lights and 1 % of those with 16 %, but the dials of a later round are not known.
 */
export const pairOdds = (one: LadderRacer, other: LadderRacer): number => {
  const side = ({ reaction, over }: LadderRacer) => ({ reaction, et: plus(over, dial) });
  const ahead = { own: side(one), other: side(other), otherDial: dial, trueStart: true };
  return countRaces(drawRaces(ahead, 1, races), dial).win;
};

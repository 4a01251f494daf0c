import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { dialFor } from '../prediction/dialFor';
import type { Prediction } from '../prediction/predict';
import { racesAgainst, racesOver } from '../race/opponentBook';
import type { ScoutedRun } from '../scouting/ScoutedRun';
import { seconds, type Seconds } from '../units/units';
import type { RaceAhead } from './drawRaces';
import {
  learnedOver,
  ownReaction,
  plus,
  scoutedOvers,
  theirOvers,
  theirReactions,
  type Reactions,
} from './learnRacers';
import { learnedSpread, normalSpread } from './spread';

/**
 * Returns the last known dial of an opponent over a distance, raced against or scouted.
 * @param races against the opponent, newest first
 * @param scouted runs of the opponent, newest first
 */
export const lastKnownDial = (
  finish: Distance,
  races: readonly LogEntry[],
  scouted: readonly ScoutedRun[],
): Seconds | undefined => {
  const raced = racesOver(finish, races).find(({ event }) => event?.opponent_dial !== undefined);
  const noted = scouted.find(({ dial }) => dial !== undefined);
  const isNotedLast =
    raced === undefined ||
    (noted !== undefined && Date.parse(noted.at) >= Date.parse(raced.log_entry_datetime));
  return isNotedLast ? noted?.dial : raced.event?.opponent_dial;
};

/**
 * Returns the race of the next pass. The opponent is expected to race as the racer's opponents so far, and these as
 * the racer: the fewer of their races are known, the more.
 * @param entries passes of all cars, newest first
 */
export const raceAhead = (
  prediction: Pick<Prediction, 'et' | 'sd' | 'finish'>,
  entries: readonly LogEntry[],
  {
    vehicleUid,
    usualRisk,
    index,
    opponent,
    scouted = [],
    typedDial,
  }: {
    vehicleUid: string;
    /** Breakout risk (a share of 1) at which the racer dials. */
    usualRisk: number;
    /** Index that both cars run for; undefined in a race by dials. */
    index?: Seconds | undefined;
    /** Name in the book of opponents, or a scouted car; a typical one where absent. */
    opponent?: string | undefined;
    /** Scouted runs of the opponent, newest first. */
    scouted?: readonly ScoutedRun[];
    /** Dial typed for the opponent; where absent the last known one. */
    typedDial?: Seconds | undefined;
  },
): RaceAhead & {
  reactions: Reactions;
  isDialKnown: boolean;
  /** Number of races that tell how the opponent leaves. */
  theirRaces: number;
  /** Number of scouted runs that tell how the opponent runs. */
  theirRuns: number;
  /** Number of races that tell the same. */
  theirTimes: number;
} => {
  const { et, sd } = prediction;
  const { reaction, reactions } = ownReaction(entries.filter(({ vehicle }) => vehicle.uid === vehicleUid));
  const { dial } = dialFor(prediction, usualRisk);
  const typical = {
    reaction: learnedSpread(theirReactions(entries), reaction),
    over: learnedOver(theirOvers(entries), normalSpread(seconds(index === undefined ? et - dial : 0), sd)),
  };
  const races = opponent === undefined ? [] : racesAgainst(opponent, entries);
  const runs = scoutedOvers(scouted, index);
  const knownDial = index ?? typedDial ?? lastKnownDial(prediction.finish, races, scouted);
  const theirDial = knownDial ?? dial;
  return {
    own: { reaction, et: normalSpread(et, sd) },
    other: {
      reaction: learnedSpread(theirReactions(races), typical.reaction),
      et: plus(learnedOver([...runs, ...theirOvers(races)], typical.over), theirDial),
    },
    otherDial: theirDial,
    isDialKnown: knownDial !== undefined,
    theirRaces: theirReactions(opponent === undefined ? entries : races).length,
    theirRuns: runs.length,
    theirTimes: theirOvers(races).length,
    reactions,
    trueStart: entries.find(({ event }) => event !== undefined)?.event?.true_start ?? false,
  };
};

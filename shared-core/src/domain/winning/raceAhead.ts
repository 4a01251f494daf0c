import type { LogEntry } from '../entities/LogEntry';
import { dialFor } from '../prediction/dialFor';
import type { Prediction } from '../prediction/predict';
import { racesAgainst } from '../race/opponentBook';
import { seconds, type Seconds } from '../units/units';
import type { RaceAhead } from './drawRaces';
import { learnedSpread, normalSpread, usualReactions, type Spread } from './spread';

/** Number of the newest values that tell how a racer leaves or runs. */
const newest = 100;
/** Reactions (s) outside are a mistake, or a driver who was not ready. */
const reactionRange = { least: -0.3, most: 0.5 };
/** Farthest (s) from its dial that a car runs if nobody lifts. */
const fullPass = 0.25;

const known = (values: readonly (number | undefined)[], least: number, most: number): number[] =>
  values
    .filter((value) => value !== undefined)
    .filter((value) => value >= least && value <= most)
    .slice(0, newest);

const reactionsIn = (values: readonly (number | undefined)[]): number[] =>
  known(values, reactionRange.least, reactionRange.most);

const theirReactions = (races: readonly LogEntry[]): number[] =>
  reactionsIn(races.map(({ event }) => event?.opponent_reaction));

/** Lists how far over the dial opponents ran, as far as it is known. */
const theirOvers = (races: readonly LogEntry[]): number[] =>
  known(
    races.map(({ event }) =>
      event?.opponent_et === undefined || event.opponent_dial === undefined
        ? undefined
        : event.opponent_et - event.opponent_dial,
    ),
    -fullPass,
    fullPass,
  );

const plus = (spread: Spread, dial: Seconds): Spread => spread.map((over) => dial + over);

/**
 * Returns the race of the next pass. The opponent is expected to race as the racer's opponents so far, and these as
 * the racer: the fewer of their races are known, the more.
 * @param entries passes of all cars, newest first
 */
export const raceAhead = (
  prediction: Pick<Prediction, 'et' | 'sd'>,
  entries: readonly LogEntry[],
  {
    vehicleUid,
    usualRisk,
    opponent,
    otherDial,
  }: {
    vehicleUid: string;
    /** Breakout risk (a share of 1) at which the racer dials. */
    usualRisk: number;
    /** Name in the book of opponents; a typical one where absent. */
    opponent?: string | undefined;
    /** Typed; else the last one of this opponent, else the racer's own. */
    otherDial?: Seconds | undefined;
  },
): RaceAhead => {
  const { et, sd } = prediction;
  const own = entries.filter(({ vehicle }) => vehicle.uid === vehicleUid);
  const reaction = learnedSpread(
    reactionsIn(own.map(({ timeslip }) => timeslip.reaction_time)),
    usualReactions(),
  );
  const { dial } = dialFor(prediction, usualRisk);
  const typical = {
    reaction: learnedSpread(theirReactions(entries), reaction),
    over: learnedSpread(theirOvers(entries), normalSpread(seconds(et - dial), sd)),
  };
  const races = opponent === undefined ? [] : racesAgainst(opponent, entries);
  const lastDial = races.find(({ event }) => event?.opponent_dial !== undefined)?.event?.opponent_dial;
  const theirDial = otherDial ?? lastDial ?? dial;
  return {
    own: { reaction, et: normalSpread(et, sd) },
    other: {
      reaction: learnedSpread(theirReactions(races), typical.reaction),
      et: plus(learnedSpread(theirOvers(races), typical.over), theirDial),
    },
    otherDial: theirDial,
    trueStart: entries.find(({ event }) => event !== undefined)?.event?.true_start ?? false,
  };
};

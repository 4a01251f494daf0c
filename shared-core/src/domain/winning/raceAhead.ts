import type { LogEntry } from '../entities/LogEntry';
import { dialFor } from '../prediction/dialFor';
import type { Prediction } from '../prediction/predict';
import { reactionRange } from '../race/fouls';
import { lastDialOver, racesAgainst } from '../race/opponentBook';
import { seconds, type Seconds } from '../units/units';
import type { RaceAhead } from './drawRaces';
import { learnedSpread, medianOf, normalSpread, quantileAt, usualReactions, type Spread } from './spread';

/** Number of the newest values that tell how a racer leaves or runs. */
const newest = 100;
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

const plus = (spread: Spread, more: number): Spread => spread.map((value) => value + more);

/** Number of own reactions from which their median is the racer's. */
const enoughReactions = 10;

/**
 * Learns how far over the dial cars run that do not lift. Who lifts runs slower, so the quicker half tells the width:
 * what lies further on the slow side than nearly all of it would, mirrored, is left out.
 */
const learnedOver = (overs: readonly number[], expected: Spread): Spread => {
  let learned = learnedSpread(overs, expected);
  for (let round = 0; round < 4; round += 1) {
    const middle = medianOf(learned);
    const slowest = middle + 2 * (middle - quantileAt(learned, 0.16));
    learned = learnedSpread(
      overs.filter((over) => over <= slowest),
      expected,
    );
  }
  return learned;
};

/** Whose reaction a race supposes: the racer's own, or one drawn to a typical one, as few or none are logged. */
export type Reactions = 'own' | 'few' | 'none';

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
    typedDial,
  }: {
    vehicleUid: string;
    /** Breakout risk (a share of 1) at which the racer dials. */
    usualRisk: number;
    /** Index that both cars run for; undefined in a race by dials. */
    index?: Seconds | undefined;
    /** Name in the book of opponents; a typical one where absent. */
    opponent?: string | undefined;
    /** Dial that the racer has typed for the opponent; the last one over this distance where absent. */
    typedDial?: Seconds | undefined;
  },
): RaceAhead & {
  reactions: Reactions;
  isDialKnown: boolean;
  /** Number of races that tell how the opponent leaves. */
  theirRaces: number;
} => {
  const { et, sd } = prediction;
  const own = entries.filter(({ vehicle }) => vehicle.uid === vehicleUid);
  const reactions = reactionsIn(own.map(({ timeslip }) => timeslip.reaction_time));
  const learned = learnedSpread(reactions, usualReactions());
  const isOwn = reactions.length >= enoughReactions;
  const reaction = isOwn
    ? plus(learned, medianOf(Float64Array.from(reactions).sort()) - medianOf(learned))
    : learned;
  const { dial } = dialFor(prediction, usualRisk);
  const typical = {
    reaction: learnedSpread(theirReactions(entries), reaction),
    over: learnedOver(theirOvers(entries), normalSpread(seconds(index === undefined ? et - dial : 0), sd)),
  };
  const races = opponent === undefined ? [] : racesAgainst(opponent, entries);
  const knownDial = index ?? typedDial ?? lastDialOver(prediction.finish, races);
  const theirDial = knownDial ?? dial;
  return {
    own: { reaction, et: normalSpread(et, sd) },
    other: {
      reaction: learnedSpread(theirReactions(races), typical.reaction),
      et: plus(learnedOver(theirOvers(races), typical.over), theirDial),
    },
    otherDial: theirDial,
    isDialKnown: knownDial !== undefined,
    theirRaces: theirReactions(opponent === undefined ? entries : races).length,
    reactions: reactions.length === 0 ? 'none' : isOwn ? 'own' : 'few',
    trueStart: entries.find(({ event }) => event !== undefined)?.event?.true_start ?? false,
  };
};

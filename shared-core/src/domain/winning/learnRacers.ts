import type { LogEntry } from '../entities/LogEntry';
import { reactionRange } from '../race/fouls';
import type { ScoutedRun } from '../scouting/ScoutedRun';
import { learnedSpread, medianOf, quantileAt, usualReactions, type Spread } from './spread';

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

/** Lists how opponents left in these races. */
export const theirReactions = (races: readonly LogEntry[]): number[] =>
  reactionsIn(races.map(({ event }) => event?.opponent_reaction));

const over = (et: number | undefined, dial: number | undefined): number | undefined =>
  et === undefined || dial === undefined ? undefined : et - dial;

const oversIn = (values: readonly (number | undefined)[]): number[] => known(values, -fullPass, fullPass);

/** Lists how far over the dial opponents ran in these races, as far as it is known. */
export const theirOvers = (races: readonly LogEntry[]): number[] =>
  oversIn(races.map(({ event }) => over(event?.opponent_et, event?.opponent_dial)));

/** Lists how far over the dial, or over the index of a class, a scouted car ran, as far as it is known. */
export const scoutedOvers = (runs: readonly ScoutedRun[], index?: number): number[] =>
  oversIn(runs.map(({ et, dial }) => over(et, index ?? dial)));

/** Lists how far over the dial these passes of the racer ran, as far as it is known. */
export const ownOvers = (own: readonly LogEntry[]): number[] =>
  oversIn(own.map(({ derived, timeslip }) => over(derived.finish_et, timeslip.dialin_et)));

/** Returns a distribution with all its values later by `more`. */
export const plus = (spread: Spread, more: number): Spread => spread.map((value) => value + more);

/**
 * Learns how far over the dial cars run that do not lift. Who lifts runs slower, so the quicker half tells the width:
 * what lies further on the slow side than nearly all of it would, mirrored, is left out.
 */
export const learnedOver = (overs: readonly number[], expected: Spread): Spread => {
  let learned = learnedSpread(overs, expected);
  for (let round = 0; round < 4; round += 1) {
    const middle = medianOf(learned);
    const slowest = middle + 2 * (middle - quantileAt(learned, 0.16));
    learned = learnedSpread(
      overs.filter((each) => each <= slowest),
      expected,
    );
  }
  return learned;
};

/** Number of own reactions from which their median is the racer's. */
const enoughReactions = 10;

/** Whose reaction a race supposes: the racer's own, or one drawn to a typical one, as few or none are logged. */
export type Reactions = 'own' | 'few' | 'none';

/** Learns how a racer leaves, from the passes of the car, newest first. */
export const ownReaction = (own: readonly LogEntry[]): { reaction: Spread; reactions: Reactions } => {
  const logged = reactionsIn(own.map(({ timeslip }) => timeslip.reaction_time));
  const learned = learnedSpread(logged, usualReactions());
  if (logged.length < enoughReactions)
    return { reaction: learned, reactions: logged.length === 0 ? 'none' : 'few' };
  const median = medianOf(Float64Array.from(logged).sort());
  return { reaction: plus(learned, median - medianOf(learned)), reactions: 'own' };
};

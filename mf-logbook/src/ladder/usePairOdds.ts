import {
  ladderRacers,
  pairOdds,
  type ClockPort,
  type LogEntry,
  type ScoutedRun,
  type Share,
} from '@holeshot/shared-core';
import { useSliced } from '@holeshot/shared-core/react';
import { useCallback } from 'react';

/** Two racers of a ladder, by their lines. */
export type LadderPair = readonly [one: string, other: string];

/**
 * Returns the chance (a share of 1) of the first of two racers against the second; null where it is unknown,
 * undefined while it is worked out.
 */
export type OddsOf = (...pair: LadderPair) => number | null | undefined;

/** The racer on the ladder. */
interface Own {
  /** Line of the ladder; empty where none is the racer. */
  own: string;
  /** Car that the racer runs. */
  vehicleUid: string;
}

const keyOf = (pair: LadderPair): string => pair.join('\n');

function* chancesOf(
  pairs: readonly LadderPair[],
  { own, vehicleUid }: Own,
  entries: readonly LogEntry[],
  runs: readonly ScoutedRun[],
): Generator<Share, Map<string, number | null>> {
  const racers = ladderRacers(entries, runs, vehicleUid);
  yield 0;
  const known = new Map<string, ReturnType<typeof racers.racer>>();
  const racer = (name: string) => {
    if (!known.has(name)) known.set(name, name === own ? racers.own : racers.racer(name));
    return known.get(name);
  };
  const chances = new Map<string, number | null>();
  for (const pair of pairs) {
    const [one, other] = [racer(pair[0]), racer(pair[1])];
    chances.set(keyOf(pair), one === undefined || other === undefined ? null : pairOdds(one, other));
    yield chances.size / pairs.length;
  }
  return chances;
}

/**
 * Works out the chances of pairs, a slice at a time.
 * @param pairs memoized by the caller, as others cancel the work
 * @param runs scouted, newest first
 */
export const usePairOdds = (
  pairs: readonly LadderPair[],
  { own, vehicleUid }: Own,
  entries: readonly LogEntry[],
  runs: readonly ScoutedRun[],
  clock: ClockPort,
): OddsOf => {
  const start = useCallback(
    () => chancesOf(pairs, { own, vehicleUid }, entries, runs),
    [pairs, own, vehicleUid, entries, runs],
  );
  // The last chances stay on the screen while the next ones are worked out.
  const { outcome } = useSliced(start, clock);
  return (...pair) => outcome?.get(keyOf(pair));
};

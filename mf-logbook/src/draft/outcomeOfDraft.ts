import {
  deriveValues,
  isTrial,
  parseNumber,
  passOutcome,
  type Location,
  type Outcome,
  type PassResult,
  type Result,
  type Vehicle,
} from '@holeshot/shared-core';
import type { EntryDraft } from './entryDraft';
import { readRace, tellsOtherLane } from './readRace';
import { readSlip } from './readSlip';

interface Place {
  vehicle: Vehicle | undefined;
  location: Location | undefined;
}

/** Returns the outcome of the typed race; undefined without an opponent or a bye. */
export const outcomeOfDraft = (
  draft: EntryDraft,
  { vehicle, location }: Place,
): Result<Outcome> | undefined => {
  if (vehicle === undefined || location === undefined || !tellsOtherLane(draft)) return undefined;
  const { lane, result, quality } = draft;
  const timeslip = { datetime: '', lane, result, quality, ...readSlip(draft, location.track_length).slip };
  const finish = deriveValues({ vehicle, location, timeslip, weather: null, predictedFinish: undefined });
  return passOutcome(timeslip, finish, readRace(draft) ?? {});
};

/** Returns the result to save: the racer's choice if made or if the round is no elimination, else the calculated one. */
export const resultOfDraft = (
  { result, resultByHand, round }: Pick<EntryDraft, 'result' | 'resultByHand' | 'round'>,
  outcome: Result<Outcome> | undefined,
): PassResult => {
  if (resultByHand || isTrial(round) || outcome?.ok !== true || outcome.value.winner === 'dead heat')
    return result;
  return outcome.value.winner === 'one' ? 'Win' : 'Loss';
};

/** Tells whether a Win contradicts the racer's red light and no typed value of the opponent explains it. */
export const isOddWin = (
  { reaction_time }: Pick<EntryDraft, 'reaction_time'>,
  outcome: Result<Outcome> | undefined,
): boolean => {
  const reaction = parseNumber(reaction_time);
  // With two red lights in unknown order the opponent's may have been first.
  const explained = outcome !== undefined && (!outcome.ok || outcome.value.winner === 'one');
  return reaction !== undefined && reaction < 0 && !explained;
};

import {
  deriveValues,
  parseNumber,
  passOutcome,
  type Location,
  type Outcome,
  type PassResult,
  type Result,
  type Vehicle,
} from '@holeshot/shared-core';
import { isTrial } from '../pass/roundOfKind';
import type { EntryDraft } from './entryDraft';
import { hasOpponent, readRace } from './readRace';
import { readSlip } from './readSlip';

interface Place {
  vehicle: Vehicle | undefined;
  location: Location | undefined;
}

/** Who wins by what is typed so far; undefined while nothing is typed of an opponent. */
export const outcomeOfDraft = (
  draft: EntryDraft,
  { vehicle, location }: Place,
): Result<Outcome> | undefined => {
  if (vehicle === undefined || location === undefined || !hasOpponent(draft)) return undefined;
  const { lane, result, quality } = draft;
  const timeslip = { datetime: '', lane, result, quality, ...readSlip(draft, location.track_length).slip };
  const finish = deriveValues({ vehicle, location, timeslip, weather: null, predictedFinish: undefined });
  return passOutcome(timeslip, finish, readRace(draft) ?? {});
};

/** The result to save: the racer's own where one was chosen or the round is no elimination, else what is worked out. */
export const resultOfDraft = (
  { result, resultByHand, round }: Pick<EntryDraft, 'result' | 'resultByHand' | 'round'>,
  outcome: Result<Outcome> | undefined,
): PassResult => {
  if (resultByHand || isTrial(round) || outcome?.ok !== true || outcome.value.winner === 'dead heat')
    return result;
  return outcome.value.winner === 'one' ? 'Win' : 'Loss';
};

/** Whether a Win would stand beside the racer's own red light with nothing typed of the opponent that explains it. */
export const isOddWin = (
  { reaction_time }: Pick<EntryDraft, 'reaction_time'>,
  outcome: Result<Outcome> | undefined,
): boolean => {
  const reaction = parseNumber(reaction_time);
  // Of two red lights whose order is not known, the other may have been the first.
  const explained = outcome !== undefined && (!outcome.ok || outcome.value.winner === 'one');
  return reaction !== undefined && reaction < 0 && !explained;
};

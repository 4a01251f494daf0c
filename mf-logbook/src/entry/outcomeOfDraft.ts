import {
  deriveValues,
  passOutcome,
  type Location,
  type Outcome,
  type PassResult,
  type Result,
  type Vehicle,
} from '@holeshot/shared-core';
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

/** The result to save: the racer's own where one was chosen, else the one that is worked out. */
export const resultOfDraft = (
  { result, resultByHand }: Pick<EntryDraft, 'result' | 'resultByHand'>,
  outcome: Result<Outcome> | undefined,
): PassResult => {
  if (resultByHand || outcome?.ok !== true || outcome.value.winner === 'dead heat') return result;
  return outcome.value.winner === 'one' ? 'Win' : 'Loss';
};

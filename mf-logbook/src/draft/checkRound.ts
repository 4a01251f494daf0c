import {
  checkSlip,
  lineProblem,
  nameProblem,
  parseNumber,
  roundKind,
  slipFieldLabels,
  type PassResult,
  type SlipField,
} from '@holeshot/shared-core';
import type { EntryCheck } from './checkEntry';
import { filledLabels, type EntryDraft } from './entryDraft';
import { opponentNumbers, readRace } from './readRace';

/** Own fields whose limits the opponent's numbers share. */
const likeMine: Record<(typeof opponentNumbers)[number], SlipField> = {
  opponent_dial: 'dialin_et',
  opponent_reaction: 'reaction_time',
  opponent_et: 'et_1320',
  opponent_mph: 'mph_1320',
};

/** Checks of words: an opponent's name is limited as those of cars and tracks are, an event's is free. */
const wordProblems = {
  event_name: lineProblem,
  event_class: lineProblem,
  round: lineProblem,
  opponent: nameProblem,
} as const;

/** A bye hides these fields, and stores nothing of them. */
const noOpponent = {
  opponent: '',
  opponent_dial: '',
  opponent_reaction: '',
  opponent_et: '',
  opponent_mph: '',
};

/** Returns the errors in the race of a round, by field. */
export const checkRound = (draft: EntryDraft): EntryCheck['errors'] => {
  const errors: EntryCheck['errors'] = {};
  const typed = draft.bye ? { ...draft, ...noOpponent } : draft;
  for (const field of Object.keys(wordProblems) as (keyof typeof wordProblems)[]) {
    const problem = typed[field].trim() === '' ? undefined : wordProblems[field](typed[field]);
    if (problem !== undefined) errors[field] = problem;
  }
  const race = readRace(typed) ?? {};
  for (const field of opponentNumbers) {
    const mine = likeMine[field];
    const value = race[field];
    const problem = value === undefined ? undefined : checkSlip({ [mine]: value }).errors[mine];
    if (problem !== undefined) errors[field] = problem.replace(slipFieldLabels[mine], filledLabels[field]);
    if (typed[field].trim() !== '' && parseNumber(typed[field]) === undefined)
      errors[field] = 'Type a number, such as 9.85.';
  }
  return errors;
};

/**
 * Returns the question about a new elimination that nobody won: with no opponent, no result follows, and the next round
 * would be offered to a racer who lost.
 * @param result as it would be saved
 */
export const undecidedRound = (
  { round, resultByHand }: Pick<EntryDraft, 'round' | 'resultByHand'>,
  result: PassResult,
): string | undefined => {
  const isWonOrLost = ['eliminations', 'buy-back', 'final'].includes(roundKind(round) ?? '');
  if (!isWonOrLost || resultByHand || result !== 'Time Only') return undefined;
  return `${round.trim()} has no result: choose Win or Loss.`;
};

import {
  checkSlip,
  lineProblem,
  nameProblem,
  parseNumber,
  slipFieldLabels,
  type SlipField,
} from '@holeshot/shared-core';
import type { EntryCheck } from './checkEntry';
import type { EntryDraft } from './entryDraft';
import { opponentNumbers, readRace } from './readRace';

/** Whose range each number of the opponent's lane has, and what it is called. */
const likeMine: Record<(typeof opponentNumbers)[number], { field: SlipField; label: string }> = {
  opponent_dial: { field: 'dialin_et', label: 'Their dial' },
  opponent_reaction: { field: 'reaction_time', label: 'Their R/T' },
  opponent_et: { field: 'et_1320', label: 'Their ET' },
  opponent_mph: { field: 'mph_1320', label: 'Their mph' },
};

/** Only the opponent's is a name as cars and tracks have one; promoters call an event whatever they like. */
const wordProblems = {
  event_name: lineProblem,
  event_class: lineProblem,
  round: lineProblem,
  opponent: nameProblem,
} as const;

/** What is wrong with the race of a round, by field. */
export const checkRound = (draft: EntryDraft): EntryCheck['errors'] => {
  const errors: EntryCheck['errors'] = {};
  for (const field of Object.keys(wordProblems) as (keyof typeof wordProblems)[]) {
    const problem = draft[field].trim() === '' ? undefined : wordProblems[field](draft[field]);
    if (problem !== undefined) errors[field] = problem;
  }
  const race = readRace(draft) ?? {};
  for (const field of opponentNumbers) {
    const { field: mine, label } = likeMine[field];
    const value = race[field];
    const problem = value === undefined ? undefined : checkSlip({ [mine]: value }).errors[mine];
    if (problem !== undefined) errors[field] = problem.replace(slipFieldLabels[mine], label);
    if (draft[field].trim() !== '' && parseNumber(draft[field]) === undefined)
      errors[field] = 'Type a number, such as 9.85.';
  }
  return errors;
};

import { twoCopies } from './outboxAnswers';
import { isWaiting } from './outboxRows';
import type { OutboxWrite } from '../../writes/outboxStore';

/** The writes that waited before and that the server has refused now, and what has come beside them of another copy. */
export const newlyRefused = (
  before: readonly OutboxWrite[],
  now: readonly OutboxWrite[],
): readonly OutboxWrite[] => {
  const waited = new Set(before.filter(isWaiting).map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  return now.filter(
    ({ id, state, reason }) =>
      (state === 'refused' && reason !== 'not-stored' && waited.has(id)) ||
      (reason === twoCopies && waited.size > 0 && !known.has(id)),
  );
};

/** What a racer is told of them. */
export const refusedInWords = (refused: readonly OutboxWrite[]): string => {
  if (refused.every(({ reason }) => reason === twoCopies))
    return 'A pass was changed on two devices: what did not go into it is kept for you.';
  return `The server refused ${refused.length === 1 ? 'a change' : `${refused.length} changes`}, kept for you.`;
};

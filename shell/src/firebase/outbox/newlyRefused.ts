import { filter, map, pairwise, type Observable } from 'rxjs';
import { twoCopies } from './outboxAnswers';
import { isWaiting } from './outboxRows';
import type { OutboxWrite } from '../../writes/outboxStore';

/** Returns the writes that the server has just refused, and new writes from another copy of a pass. */
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

/** Emits the writes that the server has just refused, as `newlyRefused` knows them. */
export const watchRefused = (writes$: Observable<OutboxWrite[]>): Observable<readonly OutboxWrite[]> =>
  writes$.pipe(
    pairwise(),
    map(([before, now]) => newlyRefused(before, now)),
    filter((refused) => refused.length > 0),
  );

/** Returns the message about them. */
export const refusedInWords = (refused: readonly OutboxWrite[]): string => {
  if (refused.every(({ reason }) => reason === twoCopies))
    return 'A pass was changed on two devices. The changes left out are waiting for your decision.';
  return refused.length === 1
    ? 'The server refused a change. It is safe on this device.'
    : `The server refused ${refused.length} changes. They are safe on this device.`;
};

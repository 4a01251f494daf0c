import { isWaiting } from './outboxRows';
import type { OutboxWrite } from './outboxStore';

/** The writes that waited before and that the server has refused now. */
export const newlyRefused = (
  before: readonly OutboxWrite[],
  now: readonly OutboxWrite[],
): readonly OutboxWrite[] => {
  const waited = new Set(before.filter(isWaiting).map(({ id }) => id));
  return now.filter(
    ({ id, state, reason }) => state === 'refused' && reason !== 'not-stored' && waited.has(id),
  );
};

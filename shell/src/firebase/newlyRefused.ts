import type { OutboxWrite } from './outboxStore';

/** The writes that waited before and are refused now. */
export const newlyRefused = (
  before: readonly OutboxWrite[],
  now: readonly OutboxWrite[],
): readonly OutboxWrite[] => {
  const waited = new Set(before.filter(({ state }) => state === 'waiting').map(({ id }) => id));
  return now.filter(({ id, state }) => state === 'refused' && waited.has(id));
};

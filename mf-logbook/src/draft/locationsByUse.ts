import type { Location, LogEntry } from '@holeshot/shared-core';

/** Sorts tracks by last use; unused ones follow in their given order. */
export const locationsByUse = (
  locations: readonly Location[],
  newestFirst: readonly LogEntry[],
): Location[] => {
  const used = [...new Set(newestFirst.map((entry) => entry.location.uid))];
  const rank = ({ uid }: Location): number => (used.includes(uid) ? used.indexOf(uid) : used.length);
  return [...locations].sort((a, b) => rank(a) - rank(b));
};

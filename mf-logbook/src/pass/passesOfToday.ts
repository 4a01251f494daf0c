import type { LogEntry } from '@holeshot/shared-core';
import { raceDays, todaysPasses } from './raceDays';

const twoDaysInMs = 2 * 86_400_000;

/**
 * Returns today's passes of a log book without reading its long past.
 * @param newestFirst all passes
 * @param now milliseconds
 */
export const passesOfToday = (newestFirst: readonly LogEntry[], now: number): LogEntry[] => {
  const older = newestFirst.findIndex(({ log_entry_datetime: at }) => Date.parse(at) < now - twoDaysInMs);
  return todaysPasses(raceDays(older < 0 ? newestFirst : newestFirst.slice(0, older)), now);
};

import type { LogEntry } from '../entities/LogEntry';

/** Fewest of the newest passes that are learned; at most twice as many. Older ones say little and cost a phone seconds. */
const learnedAtLeast = 500;

/**
 * Picks the passes to learn. They begin at the same pass for 500 passes in a row, so that an engine learns each of those
 * on top of the others.
 * @param passes oldest first
 */
export const newestPasses = (passes: readonly LogEntry[]): readonly LogEntry[] =>
  passes.slice(Math.max(0, Math.floor(passes.length / learnedAtLeast) - 1) * learnedAtLeast);

import type { LogEntry } from '../entities/LogEntry';

/**
 * So many of the newest passes are learned at least, and twice as many at most: earlier ones say nothing of the car as
 * it is now, and a phone takes seconds over them.
 */
const learnedAtLeast = 500;

/**
 * The passes of a car to learn from; begins at the same pass for five hundred passes in a row, so that each of them is
 * learned on top of the others.
 * @param passes oldest first
 */
export const newestPasses = (passes: readonly LogEntry[]): readonly LogEntry[] =>
  passes.slice(Math.max(0, Math.floor(passes.length / learnedAtLeast) - 1) * learnedAtLeast);

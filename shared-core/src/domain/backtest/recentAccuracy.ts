import type { WalkedPass } from './walkForward';

/** How well the last passes of a car were called; seconds. */
export interface Accuracy {
  passes: number;
  /** The mean miss. */
  mae: number;
  /** The largest miss. */
  worst: number;
  /** How many ended inside their 80 % interval. */
  inside: number;
}

/**
 * The calls of the last passes marked All Out; undefined before one was called.
 * @param walked oldest first
 * @param most how many of them count
 */
export const recentAccuracy = (walked: readonly WalkedPass[], most: number): Accuracy | undefined => {
  const last = walked.filter(({ all_out }) => all_out).slice(-most);
  if (last.length === 0) return undefined;
  const misses = last.map(({ actual, predicted }) => Math.abs(actual - predicted));
  return {
    passes: last.length,
    mae: misses.reduce((sum, miss) => sum + miss, 0) / last.length,
    worst: Math.max(...misses),
    inside: last.filter(({ actual, low80, high80 }) => actual >= low80 && actual <= high80).length,
  };
};

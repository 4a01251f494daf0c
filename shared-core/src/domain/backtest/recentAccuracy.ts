import { doubtedApart } from './doubtedApart';
import type { WalkedPass } from './walkForward';

/** Accuracy of the last calls of a car, in seconds. */
export interface Accuracy {
  passes: number;
  /** Average miss. */
  mae: number;
  /** Largest miss. */
  worst: number;
  /** Number of passes inside their 80 % interval. */
  inside: number;
  /** Passes among them that look lifted or spun and do not count, oldest first. */
  doubted: WalkedPass[];
}

/** Sums up the last `most` calls of passes that are and look All Out; undefined before the first call. */
export const recentAccuracy = (walked: readonly WalkedPass[], most: number): Accuracy | undefined => {
  const last = doubtedApart(walked)
    .counted.filter(({ all_out }) => all_out)
    .slice(-most);
  const [oldest] = last;
  if (oldest === undefined) return undefined;
  const misses = last.map(({ actual, predicted }) => Math.abs(actual - predicted));
  return {
    passes: last.length,
    mae: misses.reduce((sum, miss) => sum + miss, 0) / last.length,
    worst: Math.max(...misses),
    inside: last.filter(({ actual, low80, high80 }) => actual >= low80 && actual <= high80).length,
    doubted: doubtedApart(walked.slice(walked.indexOf(oldest))).doubted,
  };
};

import { formatDifference, type LogEntry, type PassDoubt } from '@holeshot/shared-core';

/** An all-out pass less what was predicted for it, in seconds: minus is quicker; undefined where it says nothing. */
export const predictionMiss = ({ derived, timeslip }: LogEntry): number | undefined =>
  timeslip.quality !== 'All Out' || derived.finish_et === undefined || derived.finish_ddp === undefined
    ? undefined
    : derived.finish_et - derived.finish_ddp;

/**
 * How the pass compares with its prediction, as a line of the list; undefined where it was not predicted.
 * @param doubt what it looks like instead of All Out
 */
export const predictionLine = (entry: LogEntry, doubt?: PassDoubt): string | undefined => {
  if (entry.timeslip.quality !== 'All Out' || doubt !== undefined) return 'not counted';
  const miss = predictionMiss(entry);
  return miss === undefined ? undefined : `pred ${formatDifference(miss)}`;
};

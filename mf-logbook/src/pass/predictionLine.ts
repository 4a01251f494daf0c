import { formatDifference, predictionMiss, type LogEntry, type PassDoubt } from '@holeshot/shared-core';

/**
 * Returns the miss of a pass as a line of the list; undefined if it was not predicted.
 * @param doubt quality that it looks like instead of All Out
 */
export const predictionLine = (entry: LogEntry, doubt?: PassDoubt): string | undefined => {
  if (entry.timeslip.quality !== 'All Out' || doubt !== undefined) return 'not counted';
  const miss = predictionMiss(entry);
  return miss === undefined ? undefined : `pred ${formatDifference(miss)}`;
};

import { formatDifference } from '@holeshot/shared-core';

/** Formats a difference in seconds with its sign; none has no sign. */
export const secondsApart = (difference: number | undefined): string =>
  difference === 0 ? '0.000' : formatDifference(difference);

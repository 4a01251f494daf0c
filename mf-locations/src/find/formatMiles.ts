import { formatSeconds, formatWhole, type Miles } from '@holeshot/shared-core';

/** Formats a distance: tenths of a mile below ten miles, whole miles from there. */
export const formatMiles = (distance: Miles): string =>
  `${distance < 9.95 ? formatSeconds(distance, 1) : formatWhole(distance)} mi`;

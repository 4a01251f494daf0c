import { milesBetween, type Location } from '@holeshot/shared-core';
import type { Strip } from './parseStrips';

/** Largest distance (miles) between an own track and its strip: both may be the middle of a large venue. */
const sameTrack = 1;

/** Largest distance (miles) between a track of the same name and the town that stands for its strip. */
const sameTown = 40;

/** Tells whether a racer's own track is this strip. */
export const isOwnTrack = (strip: Strip, own: Location): boolean => {
  const distance = milesBetween(own, strip);
  return distance < sameTrack || (own.title === strip.title && distance < sameTown);
};

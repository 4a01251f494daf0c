import { degrees, radians, type Degrees } from '@holeshot/shared-core';
import type { Place } from '../../find/Place';

/** Returns the heading from one point to another, from true north. */
export const headingBetween = (from: Place, to: Place): Degrees => {
  const [north, northTo, east] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)];
  const angle = Math.atan2(
    Math.sin(east) * Math.cos(northTo),
    Math.cos(north) * Math.sin(northTo) - Math.sin(north) * Math.cos(northTo) * Math.cos(east),
  );
  return degrees(((angle * 180) / Math.PI + 360) % 360);
};

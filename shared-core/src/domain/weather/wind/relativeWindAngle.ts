import { degrees, type Degrees } from '../../units/units';

/** Returns the angle, 0 to 180, between the wind's origin and the cars' direction: 0 is a headwind. */
export const relativeWindAngle = (windDegrees: Degrees, trackDegrees: Degrees): Degrees => {
  const turned = (((windDegrees - trackDegrees) % 360) + 360) % 360;
  return degrees(turned > 180 ? 360 - turned : turned);
};

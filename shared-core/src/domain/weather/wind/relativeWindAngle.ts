import { degrees, type Degrees } from '../../units/units';

/** The angle, 0 to 180, between where the wind comes from and where the cars go: 0 is a headwind. */
export const relativeWindAngle = (windDegrees: Degrees, trackDegrees: Degrees): Degrees => {
  const turned = (((windDegrees - trackDegrees) % 360) + 360) % 360;
  return degrees(turned > 180 ? 360 - turned : turned);
};

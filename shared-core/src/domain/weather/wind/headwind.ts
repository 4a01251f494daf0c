import { radians } from '../../units/radians';
import { mph, type Degrees, type Mph } from '../../units/units';
import { relativeWindAngle } from './relativeWindAngle';

/** Returns the part of the wind that blows against the cars, in mph; negative for a tailwind. */
export const headwind = (windDegrees: Degrees, speed: Mph, trackDegrees: Degrees): Mph =>
  mph(speed * Math.cos(radians(relativeWindAngle(windDegrees, trackDegrees))));

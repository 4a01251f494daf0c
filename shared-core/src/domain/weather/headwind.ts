import { mph, type Degrees, type Mph } from '../units/units';
import { relativeWindAngle } from './relativeWindAngle';

/** The part of the wind that blows against the cars, in mph; negative for a tailwind. */
export const headwind = (windDegrees: Degrees, speed: Mph, trackDegrees: Degrees): Mph =>
  mph(speed * Math.cos((relativeWindAngle(windDegrees, trackDegrees) * Math.PI) / 180));

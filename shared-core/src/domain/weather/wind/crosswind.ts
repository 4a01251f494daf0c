import { mph, type Degrees, type Mph } from '../../units/units';
import { relativeWindAngle } from './relativeWindAngle';

const radians = (degrees: Degrees): number => (degrees * Math.PI) / 180;

/** The part of the wind that blows across the track, in mph, whichever the side. */
export const crosswind = (windDegrees: Degrees, speed: Mph, trackDegrees: Degrees): Mph =>
  mph(speed * Math.sin(radians(relativeWindAngle(windDegrees, trackDegrees))));

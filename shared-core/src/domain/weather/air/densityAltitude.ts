import { feet, type Feet } from '../../units/units';
import type { Air } from './Air';
import { airDensity } from './airDensity';

/** Returns the height in feet at which the standard atmosphere is as thin as this moist air (Shelquist). */
export const densityAltitude = (air: Air): Feet =>
  feet((44.3308 - 42.2665 * airDensity(air) ** 0.234969) / 0.0003048);

import type { CompassDirection } from '../../entities/Location';
import { degrees, type Degrees } from '../../units/units';

/** Returns a direction in degrees: as stored, else the middle of its eighth of the circle. */
export const exactDegrees = ({ degrees: exact, index }: CompassDirection): Degrees =>
  exact ?? degrees(index * 45);

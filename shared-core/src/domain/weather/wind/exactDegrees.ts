import type { CompassDirection } from '../../entities/Location';
import { degrees, type Degrees } from '../../units/units';

/** A direction in degrees: as exactly as it is stored, else the middle of its eighth of the circle. */
export const exactDegrees = ({ degrees: exact, index }: CompassDirection): Degrees =>
  exact ?? degrees(index * 45);

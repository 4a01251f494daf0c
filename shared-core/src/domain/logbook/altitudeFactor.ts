import type { Feet } from '../units/units';

/**
 * Returns how much slower a track is than one at sea level: Hale's fit of NHRA's altitude table, damped for blown
 * engines. An estimate; 1 at and below sea level.
 */
export const altitudeFactor = (elevation: Feet, inductionTypeFactor: number): number =>
  (1 + Math.max(0, elevation) ** 1.241 / 737_200) ** inductionTypeFactor;

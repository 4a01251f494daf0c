import type { Mph } from '../../units/units';

/** Tells whether a wind is too light to have a direction: below 1 mph, as weather services report it. */
export const isCalm = (windSpeed: Mph): boolean => windSpeed < 1;

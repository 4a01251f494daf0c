import { toHectopascal } from '../../units/pressure';
import { grains as grainsOfWater, type Grains } from '../../units/units';
import type { Air } from './Air';
import { vapourPressure } from './vapourPressure';

/** Returns the grains of water in a pound of dry air: 7000 times the humidity ratio (ASHRAE). */
export const grains = (air: Air): Grains => {
  const vapour = vapourPressure(air);
  return grainsOfWater((7000 * 0.621945 * vapour) / (toHectopascal(air.pressure) - vapour));
};

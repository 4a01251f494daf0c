import { toHectopascal } from '../../units/pressure';
import { toCelsius, toKelvin } from '../../units/temperature';
import type { Air } from './Air';
import { vapourPressure } from './vapourPressure';

/** What power measured in this air is multiplied by to be that in 990 hPa of dry air at 77 °F (SAE J1349, 1990). */
export const saeJ1349 = (air: Air): number => {
  const dry = toHectopascal(air.pressure) - vapourPressure(air);
  return 1.18 * (990 / dry) * Math.sqrt(toKelvin(toCelsius(air.air_temp)) / 298.15) - 0.18;
};

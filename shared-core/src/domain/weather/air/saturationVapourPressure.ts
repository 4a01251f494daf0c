import { hectopascal, type Celsius, type Hectopascal } from '../../units/units';

/** Returns the most water vapour that air of this temperature holds over water, in hPa (Buck 1996). */
export const saturationVapourPressure = (temperature: Celsius): Hectopascal =>
  hectopascal(6.1121 * Math.exp((18.678 - temperature / 234.5) * (temperature / (257.14 + temperature))));

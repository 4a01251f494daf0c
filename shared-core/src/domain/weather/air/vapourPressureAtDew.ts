import { toCelsius } from '../../units/temperature';
import type { Fahrenheit, Hectopascal } from '../../units/units';
import { saturationVapourPressure } from './saturationVapourPressure';

/** Returns the pressure of the water vapour, in hPa, from the dew point, where it saturates. */
export const vapourPressureAtDew = (dewPoint: Fahrenheit): Hectopascal =>
  saturationVapourPressure(toCelsius(dewPoint));

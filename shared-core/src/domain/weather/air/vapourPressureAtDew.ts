import { toCelsius } from '../../units/temperature';
import type { Fahrenheit, Hectopascal } from '../../units/units';
import { saturationVapourPressure } from './saturationVapourPressure';

/** The pressure of the water vapour in the air, in hPa, from its dew point: there it saturates. */
export const vapourPressureAtDew = (dewPoint: Fahrenheit): Hectopascal =>
  saturationVapourPressure(toCelsius(dewPoint));

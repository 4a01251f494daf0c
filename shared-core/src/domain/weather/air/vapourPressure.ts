import { toCelsius } from '../../units/temperature';
import { hectopascal, type Hectopascal } from '../../units/units';
import type { Air } from './Air';
import { saturationVapourPressure } from './saturationVapourPressure';

/** Returns the pressure of the water vapour, in hPa, from temperature and relative humidity. */
export const vapourPressure = (air: Pick<Air, 'air_temp' | 'humidity'>): Hectopascal =>
  hectopascal((air.humidity / 100) * saturationVapourPressure(toCelsius(air.air_temp)));

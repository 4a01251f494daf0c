import { toFahrenheit } from '../../units/temperature';
import { celsius, percent, type Fahrenheit } from '../../units/units';
import type { Air } from './Air';
import { vapourPressure } from './vapourPressure';

/** Least humidity of the formula: dry air has no dew point. */
const driest = percent(0.1);

/** Returns the temperature at which dew forms, in °F: Buck 1996 solved for temperature. */
export const dewPoint = (air: Pick<Air, 'air_temp' | 'humidity'>): Fahrenheit => {
  const humidity = percent(Math.max(driest, air.humidity));
  const s = Math.log(vapourPressure({ air_temp: air.air_temp, humidity }) / 6.1121);
  const b = 18.678 - s;
  return toFahrenheit(celsius((234.5 / 2) * (b - Math.sqrt(b * b - (4 * 257.14 * s) / 234.5))));
};

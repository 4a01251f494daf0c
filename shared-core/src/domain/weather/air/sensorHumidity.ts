import { percent, type Percent } from '../../units/units';

/** How far beyond its scale, in %, a sensor of sound air may be. */
const sensorError = 5;

/** The humidity that a sensor means, from 0 to 100 %: a little beyond is the end of the scale, more than that undefined. */
export const sensorHumidity = (measured: number): Percent | undefined =>
  Math.abs(measured - 50) > 50 + sensorError ? undefined : percent(Math.min(100, Math.max(0, measured)));

import { percent, type Percent } from '../../units/units';

/** Excess in % that a sound sensor may show beyond its scale. */
const sensorError = 5;

/** Returns the humidity (%) that a sensor means: a small excess is 0 or 100, a larger one undefined. */
export const sensorHumidity = (measured: number): Percent | undefined =>
  Math.abs(measured - 50) > 50 + sensorError ? undefined : percent(Math.min(100, Math.max(0, measured)));

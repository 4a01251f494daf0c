import { degrees, type Degrees } from '../../units/units';

/** Reads the direction of a sensor, 0 to 360°; undefined for other values, such as the -9999 of a broken one. */
export const sensorDirection = (measured: number | undefined): Degrees | undefined =>
  measured !== undefined && measured >= 0 && measured <= 360 ? degrees(measured) : undefined;

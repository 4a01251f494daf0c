import { hectopascal, inHg, type Hectopascal, type InHg } from './units';

/** hPa in one inch of mercury at 0 °C (NIST SP 811). */
const hectopascalsPerInHg = 33.86389;

/** Converts inHg to hPa. */
export const toHectopascal = (value: InHg): Hectopascal => hectopascal(value * hectopascalsPerInHg);

/** Converts hPa to inHg. */
export const toInHg = (value: Hectopascal): InHg => inHg(value / hectopascalsPerInHg);

/** hPa in a millimetre of mercury at 0 °C (NIST SP 811). */
const hectopascalsPerMmHg = 1.333224;

/** Converts millimetres of mercury to inHg. */
export const mmHgToInHg = (millimetres: number): InHg =>
  toInHg(hectopascal(millimetres * hectopascalsPerMmHg));

/** Converts pascals, as weather services report pressure, to inHg. */
export const pascalsToInHg = (pascals: number): InHg => toInHg(hectopascal(pascals / 100));

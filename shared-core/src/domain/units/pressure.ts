import { hectopascal, inHg, type Hectopascal, type InHg } from './units';

/** hPa in one inch of mercury at 0 °C (NIST SP 811). */
const hectopascalsPerInHg = 33.86389;

/** inHg to hPa. */
export const toHectopascal = (value: InHg): Hectopascal => hectopascal(value * hectopascalsPerInHg);

/** hPa to inHg. */
export const toInHg = (value: Hectopascal): InHg => inHg(value / hectopascalsPerInHg);

/** hPa in a millimetre of mercury at 0 °C (NIST SP 811). */
const hectopascalsPerMmHg = 1.333224;

/** Millimetres of mercury to inHg. */
export const mmHgToInHg = (millimetres: number): InHg =>
  toInHg(hectopascal(millimetres * hectopascalsPerMmHg));

/** Pascals, as weather services report pressure, to inHg. */
export const pascalsToInHg = (pascals: number): InHg => toInHg(hectopascal(pascals / 100));

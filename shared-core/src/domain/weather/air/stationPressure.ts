import { toMetres } from '../../units/length';
import { toHectopascal, toInHg } from '../../units/pressure';
import { hectopascal, type Feet, type InHg } from '../../units/units';

/** Gas constant times lapse rate over gravity of the standard atmosphere. */
const n = 0.190263;
/** hPa: altimeters are set as if they stood 3 m above the field. */
const instrumentHeight = 0.3;

const lapse = (elevation: Feet): number => (0.0065 * toMetres(elevation) * 1013.25 ** n) / 288.15;

/** Station (absolute) pressure at an elevation from the altimeter setting (NWS, Smithsonian tables). */
export const stationPressure = (altimeter: InHg, elevation: Feet): InHg =>
  toInHg(
    hectopascal(Math.max(0, toHectopascal(altimeter) ** n - lapse(elevation)) ** (1 / n) + instrumentHeight),
  );

/** The altimeter setting that belongs to a station pressure at an elevation: `stationPressure` backwards. */
export const altimeterSetting = (pressure: InHg, elevation: Feet): InHg =>
  toInHg(
    hectopascal((Math.max(0, toHectopascal(pressure) - instrumentHeight) ** n + lapse(elevation)) ** (1 / n)),
  );

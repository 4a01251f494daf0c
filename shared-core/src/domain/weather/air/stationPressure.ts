import { toMetres } from '../../units/length';
import { toHectopascal, toInHg } from '../../units/pressure';
import { hectopascal, type Feet, type InHg } from '../../units/units';

/** Gas constant times lapse rate over gravity of the standard atmosphere. */
const n = 0.190263;
/** Pressure of 3 m in hPa: altimeters are set as if they stood that high above the field. */
const instrumentHeight = 0.3;

const lapse = (elevation: Feet): number => (0.0065 * toMetres(elevation) * 1013.25 ** n) / 288.15;

/** Returns the station (absolute) pressure at an elevation for an altimeter setting (NWS, Smithsonian tables). */
export const stationPressure = (altimeter: InHg, elevation: Feet): InHg =>
  toInHg(
    hectopascal(Math.max(0, toHectopascal(altimeter) ** n - lapse(elevation)) ** (1 / n) + instrumentHeight),
  );

/** Returns the altimeter setting for a station pressure at an elevation: `stationPressure` backwards. */
export const altimeterSetting = (pressure: InHg, elevation: Feet): InHg =>
  toInHg(
    hectopascal((Math.max(0, toHectopascal(pressure) - instrumentHeight) ** n + lapse(elevation)) ** (1 / n)),
  );

import { inHg, type Feet, type InHg } from '../../units/units';
import { altimeterSetting } from '../air/stationPressure';

/** Altimeter settings (inHg) of days that people race on: lower is a storm, higher a cold winter. */
const least = inHg(29.3);
const most = inHg(30.65);
/** Difference (inHg) of the levels that nobody notices: some 40 ft of density altitude. */
const negligible = 0.04;

/** Levels that a pressure may have been taken at. */
export interface PressureLevels {
  /** The pressure fits a barometer at the track. */
  station: boolean;
  /** The pressure fits a barometer set to sea level. */
  sea: boolean;
  /** The track lies so low that both are the same. */
  same: boolean;
}

/** Tells at which levels a pressure fits the air of a race day at a track of this elevation. */
export const pressureLevels = (pressure: InHg, elevation: Feet): PressureLevels => {
  const altimeter = altimeterSetting(pressure, elevation);
  const fits = (value: InHg): boolean => value >= least && value <= most;
  return {
    station: fits(altimeter),
    sea: fits(pressure),
    same: Math.abs(altimeter - pressure) <= negligible,
  };
};

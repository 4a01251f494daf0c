import { toHectopascal } from '../../units/pressure';
import { toCelsius, toKelvin } from '../../units/temperature';
import { kgPerM3, type KgPerM3 } from '../../units/units';
import type { Air } from './Air';
import { vapourPressure } from './vapourPressure';

/** J/(kg K) of dry air and of water vapour (ICAO standard atmosphere). */
const dryGas = 287.0531;
const vapourGas = 461.4964;

/** Returns the density of moist air in kg/m³: the dry part and the vapour by the ideal gas law. */
export const airDensity = (air: Air): KgPerM3 => {
  const kelvin = toKelvin(toCelsius(air.air_temp));
  const vapour = vapourPressure(air) * 100;
  const dry = toHectopascal(air.pressure) * 100 - vapour;
  return kgPerM3(dry / (dryGas * kelvin) + vapour / (vapourGas * kelvin));
};

import { toInHg } from '../../units/pressure';
import { toRankine } from '../../units/temperature';
import type { Air } from './Air';
import { grains } from './grains';
import { vapourPressure } from './vapourPressure';

const inHgPerPsi = 2.036021;

/** Fuels of Hale's program: the share of power that friction takes, and the exponent on temperature. */
const gasoline = { friction: 0.15, temperature: 0.6 };
const alcohol = { friction: 0.13, temperature: 0.3 };

/**
 * Returns Hale's horsepower correction (RSA): power in this air times it is power in the standard air. 1 in 14.696
 * psi of dry air at 60 °F; above 1 in worse air.
 * @param fuelTypeFactor 0.5 is gasoline, less is alcohol
 */
export const halePower = (air: Air, fuelTypeFactor: number): number => {
  const { friction, temperature } = fuelTypeFactor >= 0.5 ? gasoline : alcohol;
  const vapour = vapourPressure(air);
  const dry = (air.pressure - toInHg(vapour)) / inHgPerPsi / 14.696;
  const warmth = toRankine(air.air_temp) / 519.67;
  const water = grains(air) / 7000;
  const dryGas = 1545.32 / 28.9645;
  // The gas constant of moist air over that of dry air follows from its water by weight.
  const gas = (1 + water * (1545.32 / 18.0153 / dryGas)) / (1 + water);
  const power = dry / (Math.sqrt(gas) * warmth ** temperature);
  const wet = 1 + 2.48 * water ** 1.5;
  return ((1 + friction) * wet) / power - friction;
};

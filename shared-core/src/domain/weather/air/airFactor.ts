import { toInHg } from '../../units/pressure';
import { toRankine } from '../../units/temperature';
import type { Air } from './Air';
import { vapourPressure } from './vapourPressure';

/** Response of an engine to the air. */
export interface AirResponse {
  /** Share of power that friction takes, 0.18. */
  friction_factor: number;
  /** Exponent on temperature: 0.5 for gasoline. */
  fuel_type_factor: number;
  /** Share of the air's effect that reaches the engine: 1 without a blower. */
  induction_type_factor: number;
}

/** Least share of its power that a running engine makes. */
const leastFactor = 0.1;

/**
 * Returns power in this air as a share of power in 29.92 inHg of dry air at 60 °F: SAE J1349 with friction,
 * temperature exponent and induction as parameters. Never below 0.1; NaN only for an argument that is NaN.
 */
export const airFactor = (air: Air, response: AirResponse): number => {
  const dry = Math.max(0, air.pressure - toInHg(vapourPressure(air))) / 29.92;
  const temperature = (519.67 / Math.max(1, toRankine(air.air_temp))) ** response.fuel_type_factor;
  const friction = response.friction_factor;
  return Math.max(
    leastFactor,
    (1 + friction) * (dry * temperature) ** response.induction_type_factor - friction,
  );
};

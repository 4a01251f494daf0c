import type { Distance } from '../../entities/Distance';
import type { Vehicle } from '../../entities/Vehicle';
import type { AirResponse } from '../../weather/air/airFactor';

/** Returns the factors of a car's response to the air over a distance. */
export const airResponseOf = ({ base_tune }: Pick<Vehicle, 'base_tune'>, finish: Distance): AirResponse => ({
  friction_factor: base_tune[`friction_factor_${finish}`],
  fuel_type_factor: base_tune[`fuel_type_factor_${finish}`],
  induction_type_factor: base_tune[`induction_type_factor_${finish}`],
});

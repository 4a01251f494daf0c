import { inches, type Pounds } from '../units/units';
import { perDistance, type Distance } from './Distance';
import {
  fuelFactor,
  inductionFactor,
  type BaseTune,
  type Fuel,
  type Induction,
  type Vehicle,
} from './Vehicle';

/** Details a racer enters about a car. */
export interface VehicleDetails {
  name: string;
  finish: Distance;
  weight_with_driver: Pounds;
  fuel: Fuel;
  induction: Induction;
  notes?: string;
}

const firstTune = (weight: Pounds, fuel: Fuel, induction: Induction): BaseTune => ({
  body_width: inches(72),
  body_height: inches(46),
  drag_coefficient: 0.35,
  weight_with_driver: weight,
  ...perDistance('tune_version', 1),
  ...perDistance('sl_et_zw', null),
  ...perDistance('poly_coeff_da_grains', [0, 0, 0] as [number, number, number]),
  ...perDistance('poly_coeff_da_weight', 0.7),
  ...perDistance('poly_coeff_max_history', 15),
  ...perDistance('wind_effect', 1),
  ...perDistance('friction_factor', 0.18),
  ...perDistance('fuel_type_factor', fuelFactor(fuel)),
  ...perDistance('induction_type_factor', inductionFactor(induction)),
});

/** Creates a car with default tunes; `now` in milliseconds. */
export const createVehicle = ({
  uid,
  name,
  finish,
  weight_with_driver,
  fuel,
  induction,
  notes = '',
  now,
}: VehicleDetails & { uid: string; now: number }): Vehicle => ({
  uid,
  name: name.trim(),
  datetime: new Date(now).toISOString(),
  finish,
  notes,
  base_tune: firstTune(weight_with_driver, fuel, induction),
  ddpe_tune: {
    ...firstTune(weight_with_driver, fuel, induction),
    auto_adjust_disabled: false,
    apply_learned_corrections: true,
    location_offsets: {},
  },
});

import * as v from 'valibot';
import { feet, inches, pounds, seconds } from '../units/units';
import {
  eachDistance,
  optionalText,
  quantity,
  storedDistance,
  storedId,
  storedMap,
  storedNumber,
  storedRecord,
} from './stored';

const numberOr = (standard: number) => v.optional(storedNumber, standard);
const flagOr = (standard: boolean) => v.optional(v.boolean('is not true or false'), standard);

const tuneFields = {
  ...eachDistance('tune_version', numberOr(1)),
  ...eachDistance('sl_et_zw', v.optional(v.nullable(quantity(seconds)), null)),
  ...eachDistance(
    'poly_coeff_da_grains',
    v.optional(
      v.tuple([storedNumber, storedNumber, storedNumber], 'is not a list of three numbers'),
      [0, 0, 0],
    ),
  ),
  ...eachDistance('poly_coeff_da_weight', numberOr(0.7)),
  ...eachDistance('poly_coeff_max_history', numberOr(15)),
  ...eachDistance('wind_effect', numberOr(1)),
  ...eachDistance('friction_factor', numberOr(0.18)),
  ...eachDistance('fuel_type_factor', numberOr(0.5)),
  ...eachDistance('induction_type_factor', numberOr(1)),
  body_width: v.optional(quantity(inches), 72),
  body_height: v.optional(quantity(inches), 46),
  drag_coefficient: numberOr(0.35),
  weight_with_driver: v.optional(quantity(pounds), 3500),
};

const locationOffsets = storedRecord({
  ...eachDistance('sl_et_zw', v.exactOptional(quantity(seconds))),
  ...eachDistance('wind_effect', v.exactOptional(storedNumber)),
  elevation: v.exactOptional(quantity(feet)),
});

/** Schema of the racer's own tune; missing fields get their defaults. */
export const storedBaseTune = storedRecord(tuneFields);

/** Schema of the learned tune; missing fields get their defaults. */
export const storedDdpeTune = storedRecord({
  ...tuneFields,
  auto_adjust_disabled: flagOr(false),
  apply_learned_corrections: flagOr(true),
  location_offsets: v.optional(storedMap(locationOffsets), {}),
});

/** Schema of a stored car, past or present. */
export const storedVehicle = storedRecord({
  uid: storedId,
  name: storedId,
  datetime: optionalText,
  finish: storedDistance,
  notes: optionalText,
  base_tune: v.optional(storedBaseTune, {}),
  ddpe_tune: v.optional(storedDdpeTune, {}),
});

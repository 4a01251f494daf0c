import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { airResponseOf } from '../prediction/engine/airResponseOf';
import { assumptions } from '../prediction/engine/assumptions';
import { windShare } from '../prediction/engine/carPhysics';
import { conditionsOf } from '../prediction/engine/conditions';
import { physicalStop } from '../prediction/engine/throttleStop';
import { seconds, type Seconds } from '../units/units';
import { densityAltitude } from '../weather/air/densityAltitude';
import { grains } from '../weather/air/grains';
import type { Air } from '../weather/air/Air';
import type { LearnedTune } from './LearnedTune';

/** Returns thousands of feet of density altitude and 25s of grains, mixed by `poly_coeff_da_weight`. */
export const airIndex = (air: Air, weight: number): number =>
  (weight * densityAltitude(air)) / 1000 + ((1 - weight) * grains(air)) / 25;

/**
 * Returns the ET of a tune in the conditions of a pass, without an engine: base ET with the offset of the track, air
 * factor, polynomial in ln ET, wind, throttle stop. Undefined without a base ET or where the air makes no sense.
 */
export const etByTune = (
  vehicle: Vehicle,
  finish: Distance,
  learned: LearnedTune,
  {
    location,
    weather,
    log_entry_datetime: iso,
    timeslip,
    setup,
  }: Pick<LogEntry, 'location' | 'weather' | 'log_entry_datetime' | 'timeslip' | 'setup'>,
): Seconds | undefined => {
  if (weather === null || learned.sl_et_zw === null) return undefined;
  const response = airResponseOf(vehicle, finish);
  const conditions = conditionsOf({ location, weather, iso, tune: 1, lane: timeslip.lane, response });
  if (conditions === undefined) return undefined;
  const offset = learned.offsets[location.uid];
  const base = learned.sl_et_zw + (offset?.sl_et_zw ?? 0);
  const x = airIndex(weather, vehicle.ddpe_tune[`poly_coeff_da_weight_${finish}`]);
  const [constant, slope, curve] = learned.poly_coeff_da_grains;
  const wind = windShare(vehicle.base_tune, seconds(base)) * conditions.density * conditions.headwind;
  const et =
    base *
    Math.exp(
      assumptions.run.air.mean * conditions.air +
        constant +
        slope * x +
        curve * x * x +
        (learned.wind_effect + (offset?.wind_effect ?? 0)) * wind +
        physicalStop(base, setup?.throttle_stop),
    );
  return Number.isFinite(et) && et > 0 ? seconds(et) : undefined;
};

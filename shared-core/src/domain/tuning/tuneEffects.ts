import type { Distance } from '../entities/Distance';
import type { BaseTune } from '../entities/Vehicle';
import { airResponseOf } from '../prediction/engine/airResponseOf';
import { assumptions } from '../prediction/engine/assumptions';
import { windShare } from '../prediction/engine/carPhysics';
import { fahrenheit, feet, inHg, percent, seconds, type Seconds } from '../units/units';
import type { Air } from '../weather/air/Air';
import { airDensity } from '../weather/air/airDensity';
import { airFactor } from '../weather/air/airFactor';
import { thinnerAir } from '../weather/air/thinnerAir';

/** Effects of the air on an ET by a tune alone, before any pass has taught more. */
export interface TuneEffects {
  /** Effect of 10 °F more. */
  heat: Seconds;
  /** Effect of 1,000 ft more density altitude by heat alone. */
  thinnerByHeat: Seconds;
  /** Effect of 1,000 ft more density altitude by pressure alone. */
  thinnerByPressure: Seconds;
  /** A head wind of 10 mph. */
  headwind: Seconds;
}

const standard: Air = { air_temp: fahrenheit(60), humidity: percent(0), pressure: inHg(29.92) };
const hotter: Air = { ...standard, air_temp: fahrenheit(70) };
/** Effect of a headwind of 10 mph. */
const headwind = 10;

/**
 * Returns the effect of other air by a tune, in seconds beside an ET in standard air; 0 where the tune makes no
 * sense.
 * @param et in 29.92 inHg of dry air at 60 °F without wind
 */
export const tuneEffects = (tune: BaseTune, finish: Distance, et: Seconds): TuneEffects => {
  const response = airResponseOf({ base_tune: tune }, finish);
  const power = (air: Air) => Math.log(airFactor(air, response));
  const more = (share: number) => {
    const change = et * Math.expm1(share);
    return seconds(Number.isFinite(change) ? change : 0);
  };
  const moreIn = (air: Air) => more(assumptions.run.air.mean * (power(air) - power(standard)));
  return {
    heat: moreIn(hotter),
    thinnerByHeat: moreIn(thinnerAir(standard, feet(1000), 'air_temp')),
    thinnerByPressure: moreIn(thinnerAir(standard, feet(1000), 'pressure')),
    headwind: more(tune[`wind_effect_${finish}`] * windShare(tune, et) * airDensity(standard) * headwind),
  };
};

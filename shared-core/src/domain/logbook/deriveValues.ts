import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { DerivedValues, LogEntry, Timeslip } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import type { Vehicle } from '../entities/Vehicle';
import type { WeatherObservation } from '../entities/Weather';
import { airResponseOf } from '../prediction/engine/airResponseOf';
import { horsepower, mph, seconds, type Horsepower, type Pounds, type Seconds } from '../units/units';
import { airFactor } from '../weather/air/airFactor';
import { withoutAbsent } from '../plain/withoutAbsent';
import { altitudeFactor } from './altitudeFactor';
import { computedHorsepower } from './computedHorsepower';
import { finishOf } from '../pass/finishOf';
import { workedOut, type ofCar } from './workedOut';

/** A quarter-mile MPH is about this much more than the one at the eighth. */
const quarterOverEighth = 1.255;

/** From the quarter mile, or from the eighth with the usual ratio of the two speeds. */
const powerOf = (slip: Timeslip, weight: Pounds): Horsepower | undefined => {
  const speed = slip.mph_1320 ?? (slip.mph_660 === undefined ? undefined : slip.mph_660 * quarterOverEighth);
  return speed === undefined ? undefined : computedHorsepower(weight, mph(speed));
};

/**
 * What a car would have made in standard air; undefined where its power or the air is not known.
 * @param power in that air
 * @param at the distance that its response to air is asked over
 */
export const correctedPower = (
  power: Horsepower | undefined,
  weather: WeatherObservation | null,
  vehicle: Vehicle,
  at: Distance,
): Horsepower | undefined =>
  power === undefined || weather === null
    ? undefined
    : horsepower(power / airFactor(weather, airResponseOf(vehicle, at)));

/** What of a pass is worked out with the car; what cannot be is undefined. */
export const carValues = (
  vehicle: Vehicle,
  { location, timeslip: slip, weather }: Pick<LogEntry, 'location' | 'timeslip' | 'weather'>,
): { [Value in (typeof ofCar)[number]]: DerivedValues[Value] | undefined } => {
  const at = finishOf(location, slip, vehicle);
  const [et, speed] = [slip[`et_${at}`], slip[`mph_${at}`]];
  const power = powerOf(slip, vehicle.base_tune.weight_with_driver);
  const factor = altitudeFactor(location.elevation, airResponseOf(vehicle, at).induction_type_factor);
  return {
    horsepower: power,
    corrected_horsepower: correctedPower(power, weather, vehicle, at),
    msa_et: et === undefined ? undefined : seconds(et / factor),
    msa_mph: speed === undefined ? undefined : mph(speed * factor),
  };
};

/** What can be worked out from a slip, the air, the car and the race; what cannot is left out. */
export const deriveValues = ({
  predictedFinish,
  ...pass
}: {
  vehicle: Vehicle;
  location: Location;
  timeslip: Timeslip;
  weather: WeatherObservation | null;
  predictedFinish: Seconds | undefined;
  event?: RaceEvent | undefined;
}): DerivedValues =>
  withoutAbsent({ ...workedOut(pass), finish_ddp: predictedFinish, ...carValues(pass.vehicle, pass) });

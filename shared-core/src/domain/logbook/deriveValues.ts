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

/** Usual ratio of the quarter-mile MPH to the one at the eighth. */
const quarterOverEighth = 1.255;

/** Returns the power from the quarter-mile speed, or from the eighth's with the usual ratio. */
const powerOf = (slip: Timeslip, weight: Pounds): Horsepower | undefined => {
  const speed = slip.mph_1320 ?? (slip.mph_660 === undefined ? undefined : slip.mph_660 * quarterOverEighth);
  return speed === undefined ? undefined : computedHorsepower(weight, mph(speed));
};

/** Converts a car's power in this air to standard air; undefined where its power or the air is unknown. */
export const correctedPower = (
  power: Horsepower | undefined,
  weather: WeatherObservation | null,
  vehicle: Vehicle,
  at: Distance,
): Horsepower | undefined =>
  power === undefined || weather === null
    ? undefined
    : horsepower(power / airFactor(weather, airResponseOf(vehicle, at)));

/** Returns the values of a pass that need the car; unknown ones are undefined. */
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

/** Derives all values that follow from a slip, the air, the car and the race; unknown ones are left out. */
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

import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { DerivedValues, Timeslip } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import type { Vehicle } from '../entities/Vehicle';
import type { WeatherObservation } from '../entities/Weather';
import { airResponseOf } from '../prediction/airResponseOf';
import { passOutcome } from '../race/passOutcome';
import {
  horsepower,
  mph,
  seconds,
  type Horsepower,
  type Mph,
  type Pounds,
  type Seconds,
} from '../units/units';
import { airFactor, type AirResponse } from '../weather/airFactor';
import { densityAltitude } from '../weather/densityAltitude';
import { grains } from '../weather/grains';
import { withoutAbsent } from '../withoutAbsent';
import { altitudeFactor } from './altitudeFactor';
import { computedHorsepower } from './computedHorsepower';

/** A quarter-mile MPH is about this much more than the one at the eighth. */
const quarterOverEighth = 1.255;

/** The distance a pass counts over: the track's length where the slip has it, else the one the car is raced over. */
export const finishOf = (location: Location, slip: Timeslip, vehicle: Pick<Vehicle, 'finish'>): Distance =>
  slip[`et_${location.track_length}`] === undefined ? vehicle.finish : location.track_length;

const difference = (from: Seconds | undefined, to: Seconds | undefined): Seconds | undefined =>
  from === undefined || to === undefined ? undefined : seconds(to - from);

/** From the quarter mile, or from the eighth with the usual ratio of the two speeds. */
const powerOf = (slip: Timeslip, weight: Pounds): Horsepower | undefined => {
  const speed = slip.mph_1320 ?? (slip.mph_660 === undefined ? undefined : slip.mph_660 * quarterOverEighth);
  return speed === undefined ? undefined : computedHorsepower(weight, mph(speed));
};

const finishOver = (at: Distance, slip: Timeslip): { et: Seconds | undefined; mph: Mph | undefined } => ({
  et: slip[`et_${at}`],
  mph: slip[`mph_${at}`],
});

const marginOf = (slip: Timeslip, finish: ReturnType<typeof finishOver>, event: RaceEvent) => {
  const outcome = passOutcome(slip, withoutAbsent({ finish_et: finish.et, finish_mph: finish.mph }), event);
  return outcome.ok ? outcome.value.margin : undefined;
};

/**
 * What follows from the air of a pass.
 * @param power what the car made in that air; undefined where the slip does not tell
 */
export const deriveFromAir = (
  weather: WeatherObservation,
  power: Horsepower | undefined,
  response: AirResponse,
): Pick<DerivedValues, 'density_altitude' | 'grains' | 'corrected_horsepower'> =>
  withoutAbsent({
    density_altitude: densityAltitude(weather),
    grains: grains(weather),
    corrected_horsepower: power === undefined ? undefined : horsepower(power / airFactor(weather, response)),
  });

/** What can be worked out from a slip, the air, the car and the race; what cannot is left out. */
export const deriveValues = ({
  vehicle,
  location,
  timeslip: slip,
  weather,
  predictedFinish,
  event,
}: {
  vehicle: Vehicle;
  location: Location;
  timeslip: Timeslip;
  weather: WeatherObservation | null;
  predictedFinish: Seconds | undefined;
  event?: RaceEvent | undefined;
}): DerivedValues => {
  const at = finishOf(location, slip, vehicle);
  const response = airResponseOf(vehicle, at);
  const finish = finishOver(at, slip);
  const power = powerOf(slip, vehicle.base_tune.weight_with_driver);
  const factor = altitudeFactor(location.elevation, response.induction_type_factor);
  const overDial = difference(slip.dialin_et, finish.et);
  return withoutAbsent({
    finish_et: finish.et,
    finish_ddp: predictedFinish,
    finish_mph: finish.mph,
    split_60_330: difference(slip.et_60, slip.et_330),
    split_330_660: difference(slip.et_330, slip.et_660),
    split_660_1000: difference(slip.et_660, slip.et_1000),
    split_1000_1320: difference(slip.et_1000, slip.et_1320),
    package:
      slip.reaction_time === undefined || overDial === undefined
        ? undefined
        : seconds(slip.reaction_time + overDial),
    margin: event && marginOf(slip, finish, event),
    horsepower: power,
    ...(weather && deriveFromAir(weather, power, response)),
    msa_et: finish.et === undefined ? undefined : seconds(finish.et / factor),
    msa_mph: finish.mph === undefined ? undefined : mph(finish.mph * factor),
  });
};

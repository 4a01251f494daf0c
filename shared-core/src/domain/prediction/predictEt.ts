import type { Distance } from '../entities/Distance';
import { distanceLabels } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { WeatherObservation } from '../entities/Weather';
import { failed, ok, type Result } from '../result';
import { seconds, type Seconds } from '../units/units';
import { airFactor } from '../weather/airFactor';
import { airResponseOf } from './airResponseOf';
import { usablePasses, type UsablePass } from './usablePasses';

/** An ET with its odds. */
export interface Prediction {
  et: Seconds;
  /** Eight passes of ten end between these two. */
  low80: Seconds;
  high80: Seconds;
  /** Standard deviation. */
  sd: Seconds;
  finish: Distance;
  /** The pass it starts from, and the part of the ET that the air has moved since. */
  basis: { log_entry_uid: string; et: Seconds; air: Seconds };
  passesUsed: number;
}

/** What a prediction is made from. */
export interface PredictionInput {
  vehicle: Vehicle;
  location: Location;
  /** The air at the track. */
  observation: WeatherObservation;
  /** In any order, of any car. */
  passes: readonly LogEntry[];
  /** Milliseconds; passes from then on are not looked at. */
  now?: number;
  /** By default the track's length where the car has a pass over it, else the shorter one the car is raced over. */
  finish?: Distance;
}

/** An ET moves with power to the minus third (Hale). */
const powerExponent = -1 / 3;
/** What one standard deviation is before a car has shown its own, as a share of the ET, and how many passes it is worth. */
const priorSd = 0.004;
const priorWeight = 4;
/** How many of the last passes say how far off predictions are. */
const history = 40;
/** The 90th percentile of the normal distribution. */
const z80 = 1.2816;

const corrected = (from: UsablePass, airFactorNow: number): number =>
  from.et * (airFactorNow / from.airFactor) ** powerExponent;

/**
 * The spread of this method on the car's own passes, each predicted from the one before, as a share of the ET. A
 * miss counts as at most three prior deviations: one slip typed wrong or one spun pass nobody marked says nothing
 * about the next clean one.
 */
const relativeSd = (passes: readonly UsablePass[]): number => {
  const misses = passes.slice(1).flatMap((pass, index) => {
    const before = passes[index];
    return before === undefined ? [] : [Math.log(pass.et / corrected(before, pass.airFactor))];
  });
  const counted = misses.slice(-history).map((miss) => Math.min(Math.abs(miss), 3 * priorSd));
  const squares = counted.reduce((sum, miss) => sum + miss * miss, priorWeight * priorSd ** 2);
  return Math.sqrt(squares / (priorWeight + counted.length));
};

/**
 * Predicts the ET of the next clean pass: the last one, moved by how the air factor has changed since. Failures:
 * `no-pass` where the car has no usable pass over the distance, `no-air` where the weather makes no sense.
 */
export const predictEt = (input: PredictionInput): Result<Prediction> => {
  const { vehicle, location, observation, passes, now = Infinity } = input;
  const over = (distance: Distance) => usablePasses(vehicle, passes, distance, now);
  const asked = input.finish ?? location.track_length;
  const shorter = input.finish === undefined && vehicle.finish < asked && over(asked).length === 0;
  const finish = shorter ? vehicle.finish : asked;
  const usable = over(finish);
  const last = usable.at(-1);
  if (last === undefined) {
    return failed(
      'no-pass',
      `${vehicle.name} has no pass to predict from. Log one over the ${distanceLabels[finish]}, all out and with weather.`,
    );
  }
  const et = corrected(last, airFactor(observation, airResponseOf(vehicle, finish)));
  if (!Number.isFinite(et)) {
    return failed('no-air', 'The weather is incomplete. Your passes are safe; check the observation.');
  }
  const sd = et * relativeSd(usable);
  return ok({
    et: seconds(et),
    low80: seconds(et - z80 * sd),
    high80: seconds(et + z80 * sd),
    sd: seconds(sd),
    finish,
    basis: { log_entry_uid: last.log_entry_uid, et: last.et, air: seconds(et - last.et) },
    passesUsed: usable.length,
  });
};

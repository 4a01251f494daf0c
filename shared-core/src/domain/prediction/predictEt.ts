import type { Distance } from '../entities/Distance';
import { distanceLabels } from '../entities/Distance';
import type { Lane, LogEntry } from '../entities/LogEntry';
import type { Location } from '../entities/Location';
import type { Vehicle } from '../entities/Vehicle';
import type { WeatherObservation } from '../entities/Weather';
import { failed, ok, type Result } from '../plain/result';
import { fahrenheit, inHg, mph, seconds, type Mph, type Seconds } from '../units/units';
import type { AirSpread } from '../weather/ahead/AirAhead';
import type { Part } from './engine/carModel';
import type { CountedPass } from './engine/engine';
import { canBegin } from './canBegin';
import { predictNext, type NextPass } from './engine/predictNext';
import { keptEngine } from './keptEngine';
import { passesOf } from './passesOf';
import { startingBase } from './startingBase';

/** An ET with its odds. */
export interface Prediction {
  et: Seconds;
  /** Eight passes of ten end between these two. */
  low80: Seconds;
  high80: Seconds;
  /** Standard deviation. */
  sd: Seconds;
  finish: Distance;
  /** The ET in 29.92 inHg of dry air at 60 °F without wind; with all of `why` added it is `et`. */
  baseEt: Seconds;
  why: Record<Part, Seconds>;
  /** Undefined until a pass with a speed was logged. */
  mph?: Mph;
  /** The last pass that counted, and how the ET has moved with the air since; undefined before the first. */
  basis: { log_entry_uid: string; et: Seconds; air: Seconds } | undefined;
  passesUsed: number;
  /** Every pass of the car that was looked at, oldest first, and how much it counted. */
  passes: readonly CountedPass[];
}

/** What a prediction is made from. */
export interface PredictionInput {
  vehicle: Vehicle;
  location: Location;
  /** The air at the track. */
  observation: WeatherObservation;
  /** The air that was measured there, where `observation` is supposed instead: the difference counts whole. */
  measured?: WeatherObservation | undefined;
  /** How far off that may be by the time of the pass; undefined where it is known as well as it was for the others. */
  airSpread?: AirSpread | undefined;
  /** In any order, of any car. */
  passes: readonly LogEntry[];
  /** Milliseconds; passes from then on are not looked at. */
  now?: number;
  /** By default the track's length where the car has a pass over it, else the shorter one the car is raced over. */
  finish?: Distance;
  /** Without one the ET is between those of the lanes. */
  lane?: Lane | undefined;
}

/** The 90th percentile of the normal distribution. */
const z80 = 1.2816;

/**
 * The distance that is predicted where none is asked for; by the passes that are learned, which say the same before all
 * others are read.
 * @param passes those of the car, oldest first
 */
export const finishAsked = (
  { vehicle, location, finish }: Pick<PredictionInput, 'vehicle' | 'location' | 'finish'>,
  passes: readonly LogEntry[],
): Distance => {
  const asked = finish ?? location.track_length;
  return finish === undefined && vehicle.finish < asked && !canBegin(passes, asked) ? vehicle.finish : asked;
};

/** The air with each quantity off by one standard deviation, one at a time; a wind that turns is a headwind too. */
const airsWithin = (
  weather: WeatherObservation,
  spread: AirSpread,
): { weather: WeatherObservation; gust?: Mph }[] => [
  { weather: { ...weather, air_temp: fahrenheit(weather.air_temp + spread.air_temp) } },
  { weather: { ...weather, pressure: inHg(weather.pressure + spread.altimeter) } },
  { weather, gust: mph(spread.wind_speed) },
];

/** The time of the next pass: by which the air is told, else that of the air, else now. */
const timeOf = ({ observation, airSpread, now }: PredictionInput): string =>
  Number.isNaN(Date.parse(observation.datetime)) && now !== undefined && Math.abs(now) < 8.64e15
    ? new Date(now).toISOString()
    : (airSpread?.at ?? observation.datetime);

/**
 * Predicts the ET of the next clean pass of a car from all it has run before; README.md beside this file says how. To
 * the variance comes the square of what the ET would move by one standard deviation of each quantity of the air.
 * Failures: `no-pass` where it has neither a usable pass over the distance nor a base ET, `no-air` where the weather
 * makes no sense.
 */
export const predictEt = (input: PredictionInput): Result<Prediction> => {
  const { vehicle, location, observation, measured, airSpread, now = Infinity, lane } = input;
  const passes = passesOf(vehicle, input.passes, now);
  const finish = finishAsked(input, passes);
  const engine = keptEngine(vehicle, finish, startingBase(vehicle, finish, location, passes), passes);
  if (engine.bank === undefined) {
    return failed(
      'no-pass',
      `${vehicle.name} has no pass to predict from. Log one over the ${distanceLabels[finish]}, all out and with weather.`,
    );
  }
  const tune = Math.max(vehicle.base_tune[`tune_version_${finish}`], engine.before?.tune ?? 0);
  const iso = timeOf(input);
  const learns = vehicle.ddpe_tune.apply_learned_corrections;
  const forecastIn = (air: Pick<NextPass, 'weather' | 'measured' | 'gust'>) =>
    predictNext(engine, { location, iso, tune, lane, ...air }, learns);
  const forecast = forecastIn({ weather: observation, measured });
  const asMeasured = measured === undefined ? forecast : forecastIn({ weather: measured });
  if (forecast === undefined || asMeasured === undefined) {
    return failed('no-air', 'The weather is incomplete. Your passes are safe; check the observation.');
  }
  const { et, baseEt, why, airSinceLast } = forecast;
  const around = asMeasured.sd ** 2;
  const variance = (airSpread === undefined ? [] : airsWithin(measured ?? observation, airSpread))
    .flatMap((air) => forecastIn({ ...air, measured: measured ?? observation }) ?? [])
    .reduce(
      (sum, off) => sum + (off.et - asMeasured.et) ** 2 + Math.max(0, off.sd ** 2 - around),
      forecast.sd ** 2,
    );
  const sd = seconds(Math.sqrt(variance));
  const { last } = engine;
  return ok({
    et,
    low80: seconds(et - z80 * sd),
    high80: seconds(et + z80 * sd),
    sd,
    finish,
    baseEt,
    why,
    ...(forecast.mph !== undefined && { mph: forecast.mph }),
    basis: last && { log_entry_uid: last.log_entry_uid, et: last.et, air: airSinceLast },
    passesUsed: engine.allOut,
    passes: engine.passes,
  });
};

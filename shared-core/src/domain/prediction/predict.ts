import type { Distance } from '../entities/Distance';
import { distanceLabels } from '../entities/Distance';
import type { Lane } from '../entities/LogEntry';
import type { Location } from '../entities/Location';
import type { WeatherObservation } from '../entities/Weather';
import { predictionFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { fahrenheit, inHg, mph, seconds, type Mph, type Seconds } from '../units/units';
import type { AirSpread } from '../weather/ahead/AirAhead';
import type { Part } from './engine/carModel';
import type { CountedPass, Engine } from './engine/engine';
import { predictNext, type NextPass } from './engine/predictNext';

/** ET with its odds. */
export interface Prediction {
  et: Seconds;
  /** Eight passes of ten end between these two. */
  low80: Seconds;
  high80: Seconds;
  /** Standard deviation. */
  sd: Seconds;
  finish: Distance;
  /** ET in 29.92 inHg of dry air at 60 °F without wind; all of `why` added to it give `et`. */
  baseEt: Seconds;
  why: Record<Part, Seconds>;
  /** Undefined until a pass with a speed was logged. */
  mph?: Mph;
  /** Last pass that counted, and how far the air has moved the ET since; undefined before the first. */
  basis: { log_entry_uid: string; et: Seconds; air: Seconds } | undefined;
  passesUsed: number;
  /** Every learned pass, oldest first, and how much it counted. */
  passes: readonly CountedPass[];
}

/** Air, place and time of the next pass. */
export interface NextPassAir {
  location: Location;
  /** The air at the track. */
  observation: WeatherObservation;
  /** The measured air where `observation` is supposed instead: the difference counts whole. */
  measured?: WeatherObservation | undefined;
  /** How far off the air may be by the time of the pass; undefined where it is known as well as for earlier passes. */
  airSpread?: AirSpread | undefined;
  /** Milliseconds; the time of the pass where the air has none. */
  now?: number;
  /** Without one the ET is between those of the lanes. */
  lane?: Lane | undefined;
  /** Timer of the throttle stop, 0 for a pass without it. Where it is unknown, the usual one is supposed, with doubt. */
  throttleStop?: Seconds | undefined;
}

/** The 90th percentile of the normal distribution. */
const z80 = 1.2816;

/** Returns the air with one quantity after the other off by one standard deviation; any wind may turn into a headwind. */
const airsWithin = (
  weather: WeatherObservation,
  spread: AirSpread,
): { weather: WeatherObservation; gust?: Mph }[] => [
  { weather: { ...weather, air_temp: fahrenheit(weather.air_temp + spread.air_temp) } },
  { weather: { ...weather, pressure: inHg(weather.pressure + spread.altimeter) } },
  { weather, gust: mph(spread.wind_speed) },
];

/** Returns the time of the next pass: the one the air is expected for, else that of the air, else now. */
const timeOf = ({ observation, airSpread, now }: NextPassAir): string =>
  Number.isNaN(Date.parse(observation.datetime)) && now !== undefined && Math.abs(now) < 8.64e15
    ? new Date(now).toISOString()
    : (airSpread?.at ?? observation.datetime);

/**
 * Predicts the ET of the next clean pass of a car from all that its engine has learned; README.md beside this file says
 * how. The variance includes the square of what one standard deviation of each quantity of the air would move the ET.
 * Failures: `no-pass` where the car has neither a usable pass over the distance nor a base ET, `no-air` where the
 * weather makes no sense.
 */
export const predict = (engine: Engine, next: NextPassAir): Result<Prediction> => {
  const { location, observation, measured, airSpread, lane, throttleStop } = next;
  const { vehicle, finish } = engine;
  if (engine.bank === undefined) {
    return failedAs(predictionFailures, 'no-pass', vehicle.name, distanceLabels[finish]);
  }
  const tune = Math.max(vehicle.base_tune[`tune_version_${finish}`], engine.before?.tune ?? 0);
  const iso = timeOf(next);
  const learns = vehicle.ddpe_tune.apply_learned_corrections;
  const forecastIn = (air: Pick<NextPass, 'weather' | 'measured' | 'gust'>) =>
    predictNext(engine, { location, iso, tune, lane, throttleStop, ...air }, learns);
  const forecast = forecastIn({ weather: observation, measured });
  const asMeasured = measured === undefined ? forecast : forecastIn({ weather: measured });
  if (forecast === undefined || asMeasured === undefined) {
    return failedAs(predictionFailures, 'no-air');
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

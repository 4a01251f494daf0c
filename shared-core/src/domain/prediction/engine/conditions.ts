import type { Lane } from '../../entities/LogEntry';
import type { Location } from '../../entities/Location';
import type { WeatherObservation } from '../../entities/Weather';
import { checkWeather } from '../../weather/station/checkWeather';
import { raceDay } from '../../time/raceDay';
import { fahrenheit, inHg, percent } from '../../units/units';
import { airDensity } from '../../weather/air/airDensity';
import { airFactor, type AirResponse } from '../../weather/air/airFactor';
import { grains } from '../../weather/air/grains';
import { exactDegrees } from '../../weather/wind/exactDegrees';
import { relativeWindAngle } from '../../weather/wind/relativeWindAngle';
import { windEffect } from '../../weather/wind/windEffect';

/** What a pass is run in, as numbers that are 0 in 29.92 inHg of dry air at 60 °F without wind. */
export interface Conditions {
  /** Milliseconds. */
  at: number;
  /** The race day at the track, which two passes share or not. */
  day: string;
  track: string;
  tune: number;
  /** One half left, minus one half right, 0 where it makes no difference or is not known. */
  lane: number;
  /** The logarithm of the air factor. */
  air: number;
  /** kg/m³ and its difference from the standard. */
  density: number;
  thickness: number;
  /** In 50 grains. */
  humidity: number;
  /** In 20 °F. */
  heat: number;
  /** In mph; the spread is that of a wind nobody measured. */
  headwind: number;
  windSpread: number;
}

const standardDensity = airDensity({ air_temp: fahrenheit(60), humidity: percent(0), pressure: inHg(29.92) });
const unknownWind = 5;
const laneSides: Partial<Record<Lane, number>> = { Left: 0.5, 'Lane 1': 0.5, Right: -0.5, 'Lane 2': -0.5 };
/** How much of the air and the wind of a day's pass stays in those of the next: reports are noisier than the air. */
const keptAir = 0.3;
const keptWind = 0.55;
/** Milliseconds in which that fades to a third. */
const fades = 3 * 3_600_000;

const windAlong = (
  location: Location,
  { wind_direction, wind_speed, wind_unknown }: WeatherObservation,
): number => {
  // A wind that is supposed has a direction, also where nobody reported one.
  if (wind_direction === undefined) return wind_speed === 0 && !wind_unknown ? 0 : NaN;
  return wind_speed === 0
    ? 0
    : wind_speed *
        windEffect(relativeWindAngle(wind_direction.degrees, exactDegrees(location.track_direction)));
};

/** The conditions of a pass; undefined where its time makes no sense or its weather is none that a form takes. */
export const conditionsOf = ({
  location,
  weather,
  iso,
  tune,
  lane,
  response,
}: {
  location: Location;
  weather: WeatherObservation;
  iso: string;
  tune: number;
  lane: Lane | undefined;
  response: AirResponse;
}): Conditions | undefined => {
  const day = raceDay(iso, location.timezone);
  if (day === undefined || Object.keys(checkWeather(weather).errors).length > 0) return undefined;
  const along = windAlong(location, weather);
  const windKnown = Number.isFinite(along);
  const density = airDensity(weather);
  const air = Math.log(airFactor(weather, response));
  const humidity = grains(weather) / 50;
  const heat = (weather.air_temp - 60) / 20;
  if (![density, air, humidity, heat].every(Number.isFinite)) return undefined;
  return {
    at: Date.parse(iso),
    day,
    track: location.uid,
    tune: Number.isFinite(tune) ? tune : 0,
    lane: (lane === undefined ? undefined : laneSides[lane]) ?? 0,
    air,
    density,
    thickness: density - standardDensity,
    humidity,
    heat,
    headwind: windKnown ? along : 0,
    windSpread: windKnown ? 0 : unknownWind,
  };
};

/** Whether two passes belong to one day at one track. */
export const sameDay = (one: Conditions, other: Conditions): boolean =>
  one.day === other.day && one.track === other.track;

/**
 * Conditions with the noise of a single weather report evened out by those of the day's pass before, the less the longer
 * ago that was.
 * @param measured the conditions as they were reported, where `now` is supposed instead: its difference counts whole
 */
export const steadied = (
  now: Conditions,
  before: Conditions | undefined,
  measured: Conditions = now,
): Conditions => {
  if (before === undefined || !sameDay(now, before)) return now;
  const kept = Math.exp(-Math.abs(measured.at - before.at) / fades);
  const sameWind = before.windSpread === 0 && now.windSpread === measured.windSpread;
  return {
    ...now,
    air: now.air + kept * keptAir * (before.air - measured.air),
    headwind: now.headwind + (sameWind ? kept * keptWind * (before.headwind - measured.headwind) : 0),
  };
};

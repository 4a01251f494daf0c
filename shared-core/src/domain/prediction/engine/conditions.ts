import type { Lane } from '../../entities/LogEntry';
import type { Location } from '../../entities/Location';
import type { WeatherObservation } from '../../entities/Weather';
import { checkWeather } from '../../weather/station/checkWeather';
import { raceDay } from '../../time/raceDay';
import { fahrenheit, inHg, percent, seconds, type Seconds } from '../../units/units';
import { airDensity } from '../../weather/air/airDensity';
import { airFactor, type AirResponse } from '../../weather/air/airFactor';
import { grains } from '../../weather/air/grains';
import { exactDegrees } from '../../weather/wind/exactDegrees';
import { relativeWindAngle } from '../../weather/wind/relativeWindAngle';
import { windEffect } from '../../weather/wind/windEffect';

/** Air, wind, track and time of a pass, as numbers that are 0 in 29.92 inHg of dry air at 60 °F without wind. */
export interface Conditions {
  /** Milliseconds. */
  at: number;
  /** Race day at the track. */
  day: string;
  track: string;
  tune: number;
  /** One half left, minus one half right, 0 where unknown or without effect. */
  lane: number;
  /** Logarithm of the air factor. */
  air: number;
  /** Density in kg/m³, and its difference from the standard. */
  density: number;
  thickness: number;
  /** In 50 grains. */
  humidity: number;
  /** In 20 °F. */
  heat: number;
  /** In mph; the spread is the doubt about a wind that nobody measured. */
  headwind: number;
  windSpread: number;
  /** Timer of the throttle stop and the usual one above 0, each undefined where never known; the spread is the doubt about a timer not noted, in s. */
  stop: Seconds | undefined;
  usualStop: Seconds | undefined;
  stopSpread: number;
}

const standardDensity = airDensity({ air_temp: fahrenheit(60), humidity: percent(0), pressure: inHg(29.92) });
const unknownWind = 5;
/** How far a timer that was not noted may be from the usual one, in s, and the share of the newest in that. */
const unknownStop = 0.2;
const newestStop = 0.2;
/** Side of each lane, so that left and right lie 1 apart. */
export const laneSides: Partial<Record<Lane, number>> = {
  Left: 0.5,
  'Lane 1': 0.5,
  Right: -0.5,
  'Lane 2': -0.5,
};
/** Shares of air and wind that the next pass of a day takes over: reports are noisier than the air. */
const passedOnAir = 0.3;
const passedOnWind = 0.55;
/** Time (ms) in which these shares fade to a third. */
const fades = 3 * 3_600_000;

const windAlong = (
  location: Location,
  { wind_direction, wind_speed, wind_unknown }: WeatherObservation,
): number => {
  // A supposed wind has a direction, also where nobody reported one.
  if (wind_direction === undefined) return wind_speed === 0 && !wind_unknown ? 0 : NaN;
  return wind_speed === 0
    ? 0
    : wind_speed *
        windEffect(relativeWindAngle(wind_direction.degrees, exactDegrees(location.track_direction)));
};

/** Reads the conditions of a pass; undefined where its time makes no sense or no form takes its weather. */
export const conditionsOf = ({
  location,
  weather,
  iso,
  tune,
  lane,
  throttleStop,
  response,
}: {
  location: Location;
  weather: WeatherObservation;
  iso: string;
  tune: number;
  lane: Lane | undefined;
  throttleStop?: Seconds | undefined;
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
    stop: throttleStop,
    usualStop: undefined,
    stopSpread: 0,
  };
};

/** Tells whether two passes belong to one day at one track. */
export const sameDay = (one: Conditions, other: Conditions): boolean =>
  one.day === other.day && one.track === other.track;

/** Supposes the usual timer where this one was not noted; `before` is the pass before. */
export const withTimer = (now: Conditions, before: Conditions | undefined): Conditions => {
  const usual = before?.usualStop;
  if (now.stop === undefined)
    return usual === undefined ? now : { ...now, stop: usual, usualStop: usual, stopSpread: unknownStop };
  if (now.stop === 0) return { ...now, usualStop: usual };
  const share = usual === undefined ? 1 : newestStop;
  return { ...now, usualStop: seconds(share * now.stop + (1 - share) * (usual ?? 0)) };
};

/**
 * Evens out the noise of a single weather report by the last pass of the day, less the longer ago that was.
 * @param measured the reported conditions where `now` is supposed instead: the difference counts whole
 */
export const steadied = (
  now: Conditions,
  before: Conditions | undefined,
  measured: Conditions = now,
): Conditions => {
  if (before === undefined || !sameDay(now, before)) return now;
  const share = Math.exp(-Math.abs(measured.at - before.at) / fades);
  const sameWind = before.windSpread === 0 && now.windSpread === measured.windSpread;
  return {
    ...now,
    air: now.air + share * passedOnAir * (before.air - measured.air),
    headwind: now.headwind + (sameWind ? share * passedOnWind * (before.headwind - measured.headwind) : 0),
  };
};

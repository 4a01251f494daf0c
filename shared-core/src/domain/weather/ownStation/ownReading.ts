import type { Location, OwnReading } from '../../entities/Location';
import type { StationObservation } from '../../entities/Weather';
import { checkWeather } from '../station/checkWeather';
import { fahrenheit, inHg, percent } from '../../units/units';
import { isCorrected } from '../station/airAtTrack';
import { noWind } from '../wind/noWind';
import { altimeterSetting } from '../air/stationPressure';

/** Validity of an own station's reading in ms, and of the public station's wind beside it. */
export const ownReadingLasts = 60 * 60_000;

const nearby = (one: string, otherMs: number): boolean =>
  Math.abs(Date.parse(one) - otherMs) <= ownReadingLasts;

/** Returns the own station's reading at a track within the last hour, if it is air; `now` in milliseconds. */
export const ownReadingNow = (
  { own_reading: own }: Pick<Location, 'own_reading'>,
  now: number,
): OwnReading | undefined =>
  own !== undefined && nearby(own.datetime, now) && Object.keys(checkWeather(own).errors).length === 0
    ? own
    : undefined;

const windOf = (
  report: StationObservation | undefined,
  at: number,
): Pick<StationObservation, 'wind_speed' | 'wind_degrees' | 'wind_unknown'> => {
  if (report === undefined || !nearby(report.datetime, at)) return noWind;
  const { wind_speed, wind_degrees, wind_unknown } = report;
  return {
    wind_speed,
    ...(wind_degrees !== undefined && { wind_degrees }),
    ...(wind_unknown && { wind_unknown }),
  };
};

/**
 * Returns the own station's reading as the public station would report it: less the learned difference, since passes
 * were logged that way. Its wind is that of the public station. Undefined where the public station has reported
 * since.
 * @param own as `ownReadingNow` returns it
 * @param reported newest report of the public station, undefined where there is none
 */
export const ownReport = (
  own: OwnReading,
  location: Pick<Location, 'elevation' | 'weather_station' | 'station_bias'>,
  reported: StationObservation | undefined,
): StationObservation | undefined => {
  const at = Date.parse(own.datetime);
  if (reported !== undefined && Date.parse(reported.datetime) >= at) return undefined;
  const { weather_station: station, station_bias: bias } = location;
  const learned = isCorrected(location, station?.id) ? bias : undefined;
  return {
    ...windOf(reported, at),
    station_id: station?.id ?? '',
    datetime: own.datetime,
    air_temp: fahrenheit(own.air_temp - (learned?.air_temp ?? 0)),
    humidity: percent(Math.min(100, Math.max(0, own.humidity - (learned?.humidity ?? 0)))),
    altimeter: altimeterSetting(inHg(own.pressure - (learned?.pressure ?? 0)), location.elevation),
    source: 'own station',
  };
};

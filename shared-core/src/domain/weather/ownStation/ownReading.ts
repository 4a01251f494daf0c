import type { Location, OwnReading } from '../../entities/Location';
import type { StationObservation } from '../../entities/Weather';
import { checkWeather } from '../station/checkWeather';
import { fahrenheit, inHg, percent } from '../../units/units';
import { isCorrected } from '../station/airAtTrack';
import { noWind } from '../wind/noWind';
import { altimeterSetting } from '../air/stationPressure';

/** What an own station showed counts for so long, in ms, and so does the wind that the public one reported before. */
export const ownReadingLasts = 60 * 60_000;

const nearby = (one: string, otherMs: number): boolean =>
  Math.abs(Date.parse(one) - otherMs) <= ownReadingLasts;

/**
 * What the racer's own station at a track showed within the last hour; undefined where it showed nothing, or no air.
 * @param now milliseconds
 */
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
 * What the racer's own station at a track showed, as the public one would report it: less the difference that was
 * learned, because the passes were logged so; where none was learned it is as it is. It has no wind but that of the
 * public one. Undefined where the public one has reported since.
 * @param own as `ownReadingNow` gives it
 * @param reported the newest of the public station, undefined where there is none
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

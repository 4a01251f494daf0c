import type { StationObservation, WeatherObservation } from '../../entities/Weather';
import type { Feet } from '../../units/units';
import { dewPoint } from '../air/dewPoint';
import { stationPressure } from '../air/stationPressure';
import { windDirection } from '../wind/windDirection';

/** Converts a report to the air at a track: station pressure at its elevation from the altimeter setting. */
export const observationAtTrack = (report: StationObservation, elevation: Feet): WeatherObservation => ({
  datetime: report.datetime,
  air_temp: report.air_temp,
  humidity: report.humidity,
  pressure: stationPressure(report.altimeter, elevation),
  dew_point: dewPoint(report),
  wind_speed: report.wind_speed,
  ...(report.wind_unknown
    ? { wind_unknown: true }
    : report.wind_degrees !== undefined && { wind_direction: windDirection(report.wind_degrees) }),
  ...(report.condition !== undefined && { condition: report.condition }),
});

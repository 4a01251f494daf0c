import type { StationObservation } from '../../entities/Weather';
import { checkWeather } from '../station/checkWeather';
import { recordOf } from '../../plain/record';
import { pascalsToInHg } from '../../units/pressure';
import { metresPerSecondToMph } from '../../units/speed';
import { toFahrenheit } from '../../units/temperature';
import { celsius, mph, type Mph } from '../../units/units';
import { sensorDirection } from '../wind/sensorDirection';
import { sensorHumidity } from '../air/sensorHumidity';
import { windOrNeighbour } from '../wind/windOrNeighbour';
import { nationalValue } from './nationalValue';

/** Report whose wind may be missing. */
type Report = Omit<StationObservation, 'wind_speed'> & { wind_speed: Mph | undefined };

const readReport = (properties: Record<string, unknown>, stationId: string): Report[] => {
  const { timestamp, textDescription } = properties;
  const moment = typeof timestamp === 'string' ? Date.parse(timestamp) : NaN;
  const temp = nationalValue(properties['temperature']);
  const wet = nationalValue(properties['relativeHumidity']);
  const humidity = wet === undefined ? undefined : sensorHumidity(wet);
  // `barometricPressure` is the altimeter setting: beside `A3024` in a report of Boulder, at 1612 m, it is 102410 Pa.
  const pascals = nationalValue(properties['barometricPressure']);
  if (Number.isNaN(moment) || temp === undefined || humidity === undefined || pascals === undefined)
    return [];
  const wind = nationalValue(properties['windSpeed']);
  const direction = sensorDirection(nationalValue(properties['windDirection']));
  const report: Report = {
    station_id: stationId,
    datetime: new Date(moment).toISOString(),
    air_temp: toFahrenheit(celsius(temp)),
    humidity,
    altimeter: pascalsToInHg(pascals),
    wind_speed: wind === undefined ? undefined : metresPerSecondToMph(wind),
    source: 'National Weather Service',
    ...(direction !== undefined && { wind_degrees: direction }),
    ...(typeof textDescription === 'string' && textDescription !== '' && { condition: textDescription }),
  };
  const { errors } = checkWeather({
    ...report,
    wind_speed: report.wind_speed ?? mph(0),
    pressure: report.altimeter,
  });
  return Object.keys(errors).length === 0 ? [report] : [];
};

/**
 * Reads the reports in an answer of api.weather.gov to `stations/{id}/observations`, oldest first. It skips one
 * without temperature, humidity or pressure, or with an impossible value. A missing wind is that of the nearest
 * report, unknown where none has one.
 */
export const nationalObservations = (answer: unknown, stationId: string): StationObservation[] => {
  const { features } = recordOf(answer);
  const reports = (Array.isArray(features) ? features : [])
    .flatMap((feature) => readReport(recordOf(recordOf(feature)['properties']), stationId))
    .sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
  const speeds = reports.map(({ wind_speed }) => wind_speed);
  return reports.map((report, index) => ({ ...report, ...windOrNeighbour(speeds, index) }));
};

import type { StationObservation } from '../../entities/Weather';
import { checkWeather } from '../../logbook/checkWeather';
import { recordOf } from '../../record';
import { pascalsToInHg } from '../../units/pressure';
import { metresPerSecondToMph } from '../../units/speed';
import { toFahrenheit } from '../../units/temperature';
import { celsius, degrees, percent } from '../../units/units';
import { nationalValue } from './nationalValue';

const readReport = (properties: Record<string, unknown>, stationId: string): StationObservation[] => {
  const { timestamp, textDescription } = properties;
  const moment = typeof timestamp === 'string' ? Date.parse(timestamp) : NaN;
  const temp = nationalValue(properties['temperature']);
  const humidity = nationalValue(properties['relativeHumidity']);
  // Named after the barometer, it is the altimeter setting: beside `A3024` in the report of Boulder, at 1612 m, it is 102410 Pa.
  const pascals = nationalValue(properties['barometricPressure']);
  if (Number.isNaN(moment) || temp === undefined || humidity === undefined || pascals === undefined)
    return [];
  const direction = nationalValue(properties['windDirection']);
  const report: StationObservation = {
    station_id: stationId,
    datetime: new Date(moment).toISOString(),
    air_temp: toFahrenheit(celsius(temp)),
    humidity: percent(humidity),
    altimeter: pascalsToInHg(pascals),
    wind_speed: metresPerSecondToMph(nationalValue(properties['windSpeed']) ?? 0),
    source: 'National Weather Service',
    ...(direction !== undefined && { wind_degrees: degrees(direction) }),
    ...(typeof textDescription === 'string' && textDescription !== '' && { condition: textDescription }),
  };
  const { errors } = checkWeather({ ...report, pressure: report.altimeter });
  return Object.keys(errors).length === 0 ? [report] : [];
};

/**
 * The reports in an answer of api.weather.gov to `stations/{id}/observations`, oldest first. One without temperature,
 * humidity or pressure, or with a value that no air has, is skipped.
 */
export const nationalObservations = (answer: unknown, stationId: string): StationObservation[] => {
  const { features } = recordOf(answer);
  return (Array.isArray(features) ? features : [])
    .flatMap((feature) => readReport(recordOf(recordOf(feature)['properties']), stationId))
    .sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
};

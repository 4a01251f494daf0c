import type { ForecastHour } from '../../entities/Weather';
import { checkWeather } from '../station/checkWeather';
import { recordOf } from '../../plain/record';
import { toFahrenheit } from '../../units/temperature';
import { celsius, degrees, fahrenheit, mph, percent } from '../../units/units';
import { compassDegrees } from '../wind/compassDegrees';
import { nationalValue } from './nationalValue';

/** Reads `8 mph`, or the higher of `5 to 10 mph`. */
const speedOf = (text: unknown): number | undefined => {
  const numbers = typeof text === 'string' && text.endsWith(' mph') ? text.match(/\d+/g) : null;
  return numbers === null ? undefined : Math.max(...numbers.map(Number));
};

const readPeriod = (period: Record<string, unknown>): ForecastHour[] => {
  const {
    startTime,
    temperature,
    temperatureUnit,
    dewpoint,
    windSpeed,
    windDirection,
    probabilityOfPrecipitation,
  } = period;
  const moment = typeof startTime === 'string' ? Date.parse(startTime) : NaN;
  const dew = nationalValue(dewpoint);
  const wind = speedOf(windSpeed);
  const rain = nationalValue(probabilityOfPrecipitation);
  if (Number.isNaN(moment) || typeof temperature !== 'number' || temperatureUnit !== 'F') return [];
  if (dew === undefined || wind === undefined) return [];
  const direction = compassDegrees(String(windDirection));
  const hour: ForecastHour = {
    at: new Date(moment).toISOString(),
    air_temp: fahrenheit(temperature),
    dew_point: toFahrenheit(celsius(dew)),
    wind_speed: mph(wind),
    ...(direction !== undefined && { wind_degrees: degrees(direction) }),
    ...(rain !== undefined && rain >= 0 && rain <= 100 && { rain: percent(rain) }),
  };
  const { errors } = checkWeather(hour);
  return Object.keys(errors).length === 0 ? [hour] : [];
};

/** Reads api.weather.gov's `gridpoints/{grid}/forecast/hourly`, oldest first, without incomplete hours. */
export const nationalForecast = (answer: unknown): ForecastHour[] => {
  const { periods } = recordOf(recordOf(answer)['properties']);
  return (Array.isArray(periods) ? periods : [])
    .flatMap((period) => readPeriod(recordOf(period)))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
};

/** Returns the path of a place's hourly forecast from an answer to `points/{place}`, if it has one. */
export const nationalForecastPath = (answer: unknown): string | undefined => {
  const { gridId, gridX, gridY } = recordOf(recordOf(answer)['properties']);
  if (typeof gridId !== 'string' || !/^[A-Z]{3}$/.test(gridId)) return undefined;
  if (typeof gridX !== 'number' || typeof gridY !== 'number') return undefined;
  return `gridpoints/${gridId}/${gridX},${gridY}/forecast/hourly`;
};

import type { WeatherObservation } from '../../entities/Weather';
import { formatWhole } from '../../format/formatNumber';
import { checkWeather } from '../../weather/station/checkWeather';
import {
  degrees,
  fahrenheit,
  inHg,
  mph,
  percent,
  type Fahrenheit,
  type Feet,
  type Percent,
} from '../../units/units';
import { compassDegrees } from '../../weather/wind/compassDegrees';
import { noWind } from '../../weather/wind/noWind';
import { dewPoint } from '../../weather/air/dewPoint';
import { stationPressure } from '../../weather/air/stationPressure';
import { saturationVapourPressure } from '../../weather/air/saturationVapourPressure';
import { vapourPressureAtDew } from '../../weather/air/vapourPressureAtDew';
import { toCelsius } from '../../units/temperature';
import { windDirection } from '../../weather/wind/windDirection';
import type { ForeignCells } from './foreignCells';

/** Highest altimeter setting that occurs: more at a track is pressure at sea level. */
const highest = inHg(31.5);

const humidityAt = (air_temp: Fahrenheit, dew: Fahrenheit): Percent =>
  percent(Math.min(100, (100 * vapourPressureAtDew(dew)) / saturationVapourPressure(toCelsius(air_temp))));

/**
 * Reads the air of a row, its wind unknown where the table has none; null where temperature, humidity (or dew point)
 * or pressure is missing.
 * @param datetime of the pass, ISO 8601
 */
export const foreignWeather = (
  cells: ForeignCells,
  datetime: string,
  elevation: Feet,
): WeatherObservation | null => {
  const temperature = cells.number('air_temp', elevation);
  const dew = cells.number('dew_point', elevation);
  const humid = cells.number('humidity', elevation);
  const pressure = cells.number('pressure', elevation);
  const wind = cells.number('wind_speed', elevation);
  const from = compassDegrees(cells.text('wind_from').toUpperCase()) ?? cells.number('wind_from', elevation);
  if (temperature === undefined || pressure === undefined || (humid ?? dew) === undefined) return null;
  const air_temp = fahrenheit(temperature);
  const humidity = humid === undefined ? humidityAt(air_temp, fahrenheit(dew ?? NaN)) : percent(humid);
  const weather: WeatherObservation = {
    datetime,
    air_temp,
    humidity,
    pressure: inHg(pressure),
    dew_point: dew === undefined ? dewPoint({ air_temp, humidity }) : fahrenheit(dew),
    ...(wind === undefined ? noWind : { wind_speed: mph(wind) }),
    ...(from !== undefined && { wind_direction: windDirection(degrees(from)) }),
  };
  cells.problems.push(...Object.values(checkWeather(weather).errors));
  if (pressure > stationPressure(highest, elevation)) {
    const figure = `${pressure.toFixed(2)} inHg`;
    cells.problems.push(
      `Pressure: ${figure} is too high for a track at ${formatWhole(elevation)} ft. Choose “inHg at sea level” as its unit.`,
    );
  }
  return weather;
};

import type { WeatherObservation } from '../../entities/Weather';
import { formatWhole } from '../../format/formatNumber';
import { checkWeather } from '../../weather/station/checkWeather';
import { degrees, fahrenheit, inHg, mph, percent, type Feet } from '../../units/units';
import { noWind } from '../../weather/wind/noWind';
import { dewPoint } from '../../weather/air/dewPoint';
import { stationPressure } from '../../weather/air/stationPressure';
import { humidityApart, humidityAtDew } from '../../weather/air/humidityAtDew';
import { windDirection } from '../../weather/wind/windDirection';
import { atSeaLevel, isOfTrack } from './columnTargets';
import type { ForeignCells } from './foreignCells';
import { foreignWind } from './foreignWind';

/** Highest altimeter setting that occurs: more at a track is pressure at sea level. */
const highest = inHg(31.5);

/** Altimeter setting above which a pressure at the track is most likely one at sea level. */
const usuallyHighest = inHg(30.45);

/**
 * Reads the air of a row, its wind unknown where the table has none; null where temperature, humidity (or dew point)
 * or pressure is missing, which a remark says where the row has the others.
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
  const { speed, from } = foreignWind(cells, elevation);
  const missing = [
    ...(temperature === undefined ? ['temperature'] : []),
    ...((humid ?? dew) === undefined ? ['humidity or dew point'] : []),
    ...(pressure === undefined ? ['pressure'] : []),
  ];
  if (missing.length > 0 && missing.length < 3)
    cells.remarks.push(`No weather without ${missing.join(' and ')}.`);
  if (temperature === undefined || pressure === undefined || (humid ?? dew) === undefined) return null;
  const air_temp = fahrenheit(temperature);
  const byDew = dew === undefined ? undefined : humidityAtDew(air_temp, fahrenheit(dew));
  if (dew !== undefined && dew > temperature + 1)
    cells.problems.push('Dew point: it is above the temperature. Check the units.');
  const humidity = humid === undefined ? (byDew ?? percent(NaN)) : percent(humid);
  if (byDew !== undefined && Math.abs(byDew - humidity) > humidityApart)
    cells.remarks.push(
      `Dew point: it means ${byDew.toFixed(0)} % of humidity, the table says ${humidity.toFixed(0)} %. Check both.`,
    );
  const weather: WeatherObservation = {
    datetime,
    air_temp,
    humidity,
    pressure: inHg(pressure),
    dew_point: dew === undefined ? dewPoint({ air_temp, humidity }) : fahrenheit(dew),
    ...(speed === undefined ? noWind : { wind_speed: mph(speed) }),
    ...(from !== undefined && { wind_direction: windDirection(degrees(from)) }),
  };
  cells.problems.push(...Object.values(checkWeather(weather).errors));
  if (pressure > stationPressure(usuallyHighest, elevation)) {
    const figure = `${pressure.toFixed(2)} inHg`;
    const place = `a track at ${formatWhole(elevation)} ft`;
    const unit = cells.unit('pressure') ?? 'inHg';
    const advice = isOfTrack(unit) ? `Choose “${atSeaLevel(unit)}” as its unit.` : 'Check its unit.';
    if (pressure > stationPressure(highest, elevation))
      cells.problems.push(`Pressure: ${figure} is too high for ${place}. ${advice}`);
    else if (isOfTrack(unit))
      cells.remarks.push(`Pressure: ${figure} is high for ${place}. Is it at sea level? ${advice}`);
  }
  return weather;
};

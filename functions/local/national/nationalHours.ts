import { signedNoise } from '../weather/noise';
import { stationTime, zoneOf } from '../weather/stationClock';
import type { StationAnswer } from '../weather/StationAnswer';
import type { VirtualStation } from '../weather/stationGrid';
import { airOf, humidityOf } from '../weather/stationWeather';
import { momentOf } from './momentOf';
import { cornersOf, stationsOf } from './nationalGrid';
import { noSuchPath } from './nationalProblem';
import { heightOf, quantity } from './quantity';

const hour = 3_600_000;
const hoursAhead = 156;
/** Past hours in the forecast: the service has none, but a test may set the device's clock back. */
const hoursBehind = 48;
/** Interval between two calculations of the forecast. */
const run = 6 * hour;

const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

const fahrenheit = (celsius: number): number => Math.round(celsius * 1.8 + 32);

const sky = (wet: number): string =>
  wet > 0.3 ? 'Chance Light Rain' : wet > 0.2 ? 'Cloudy' : wet > -0.2 ? 'Partly Cloudy' : 'Clear';

/** Returns the error of the forecast for an hour: zero at its calculation, mostly below one within six hours. */
const error = (name: string, { stid }: VirtualStation, time: number, now: number): number => {
  const calculated = Math.floor(now / run) * run;
  return signedNoise('forecast', name, stid, calculated) * Math.sqrt(Math.max(0, time - calculated) / run);
};

const period = (station: VirtualStation, time: number, now: number) => {
  const air = airOf(station, time);
  const off = (name: string) => error(name, station, time, now);
  const temperature = fahrenheit(air.temperature + 0.6 * off('temperature'));
  // The service calculates whole degrees Fahrenheit, and writes this one in Celsius.
  const dewpoint = (Math.min(temperature, fahrenheit(air.dewPoint + 0.6 * off('dew point'))) - 32) / 1.8;
  const mph = Math.max(0, Math.round((air.wind + 0.5 * off('wind')) * 2.23694));
  const zone = zoneOf(station);
  const local = (moment: number) => stationTime(moment, zone).replace(/(\d\d)$/, ':$1');
  const startTime = local(time);
  const clock = Number(startTime.slice(11, 13));
  return {
    name: '',
    startTime,
    endTime: local(time + hour),
    isDaytime: clock >= 6 && clock < 18,
    temperature,
    temperatureUnit: 'F',
    temperatureTrend: null,
    probabilityOfPrecipitation: quantity('percent', Math.max(0, Math.round(60 * air.wet))),
    dewpoint: quantity('degC', dewpoint),
    relativeHumidity: quantity('percent', Math.round(humidityOf((temperature - 32) / 1.8, dewpoint))),
    windSpeed: `${mph} mph`,
    windDirection: mph === 0 ? '' : points[Math.round(air.from / 22.5) % 16],
    shortForecast: sky(air.wet),
    detailedForecast: '',
  };
};

/**
 * Answers `/gridpoints/{office}/{x},{y}/forecast/hourly` with the coming air of the cell's nearest station and a small
 * error, in the units of the service and without a pressure.
 * @param now milliseconds
 */
export const nationalHours = (url: URL, x: number, y: number, now: number): StationAnswer => {
  const [nearest] = stationsOf(x, y);
  if (nearest === undefined) return noSuchPath(url);
  const { station } = nearest;
  const thisHour = Math.floor(now / hour) * hour;
  const first = thisHour - hoursBehind * hour;
  return {
    status: 200,
    body: {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [cornersOf(x, y)] },
      properties: {
        units: 'us',
        forecastGenerator: 'HourlyForecastGenerator',
        generatedAt: momentOf(now - (now % 1000)),
        updateTime: momentOf(thisHour),
        validTimes: `${momentOf(first)}/PT${hoursBehind + hoursAhead}H`,
        elevation: heightOf(station.elevation),
        periods: Array.from({ length: hoursBehind + hoursAhead }, (_, index) => ({
          number: index + 1,
          ...period(station, first + index * hour, now),
        })),
      },
    },
  };
};

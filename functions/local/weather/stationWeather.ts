import { noise, signedNoise } from './noise';
import type { VirtualStation } from './stationGrid';

const hour = 3_600_000;
const day = 24 * hour;
const turn = 2 * Math.PI;

/** Report in the service's metric units; null if the sensor gave nothing. */
export interface VirtualReport {
  /** Celsius. */
  air_temp: number | null;
  /** Percent. */
  relative_humidity: number | null;
  /** Metres a second. */
  wind_speed: number | null;
  /** Degrees from which the wind comes. */
  wind_direction: number | null;
  /** Pascals, reduced to sea level. */
  altimeter: number | null;
  weather_condition: string | null;
}

/** Returns the height of slow waves that drift over the map, -1 to 1, so that neighboring stations agree. */
const front = (name: string, { lat, lng }: VirtualStation, time: number): number => {
  const wave = (days: number, scale: number, index: number) =>
    Math.sin(
      turn * (time / (days * day) + noise(name, index)) + (lat * 0.7 + lng) * scale * (1 + 0.3 * index),
    );
  return (wave(3.3, 0.06, 1) + 0.8 * wave(5.7, 0.09, 2) + 0.5 * wave(1.7, 0.05, 3)) / 2.3;
};

/** Returns the saturation vapor pressure over water in hPa (Magnus, constants of Alduchov and Eskridge 1996). */
const saturation = (celsius: number): number => 6.1094 * Math.exp((17.625 * celsius) / (celsius + 243.04));

const dayOfYear = (time: number): number => (time - Date.UTC(new Date(time).getUTCFullYear(), 0, 1)) / day;

const season = ({ lat }: VirtualStation, time: number): number =>
  (lat < 0 ? -1 : 1) * Math.cos((turn * (dayOfYear(time) - 200)) / 365.25);

/** Returns 1 at three in the afternoon and -1 at three at night, by the sun. */
const heatOfDay = ({ lng }: VirtualStation, time: number): number =>
  Math.cos(turn * ((time + (lng / 15) * hour) / day - 15 / 24));

const dailyMean = (station: VirtualStation, time: number): number =>
  30.5 -
  0.46 * Math.abs(station.lat) +
  (1.5 + 0.28 * Math.abs(station.lat)) * season(station, time) -
  0.0011 * station.elevation +
  5 * front('mass of air', station, time);

const condition = (humidity: number, wet: number): string =>
  humidity > 92 && wet > 0.3
    ? 'light rain'
    : humidity > 96
      ? 'mist'
      : wet > 0.2
        ? 'overcast'
        : wet > -0.2
          ? 'partly cloudy'
          : 'clear';

/** Returns the humidity in percent of air at a temperature and a dew point in Celsius. */
export const humidityOf = (celsius: number, dewPoint: number): number =>
  Math.min(100, (100 * saturation(dewPoint)) / saturation(celsius));

/** Returns the dew point in Celsius of air at a temperature in Celsius and a humidity in percent. */
export const dewPointOf = (celsius: number, humidity: number): number => {
  const exponent = Math.log((humidity / 100) * (saturation(celsius) / saturation(0)));
  return (243.04 * exponent) / (17.625 - exponent);
};

/** Returns the air at a station before scatter and sensor failures; `wet` is from -1 to 1. */
export const airOf = (station: VirtualStation, time: number) => {
  const wet = front('wet', station, time);
  const mean = dailyMean(station, time);
  const swing = 6 - 2.5 * Math.max(0, wet);
  const bias = 0.5 * signedNoise('bias', station.stid);
  return {
    wet,
    temperature: mean + swing * heatOfDay(station, time) + bias,
    dewPoint: mean - 5.5 + 4 * wet,
    wind: 3 + 2.2 * front('wind', station, time) + 1.2 * heatOfDay(station, time),
    from: 220 + 140 * front('direction', station, time),
  };
};

/**
 * Returns the report of a station: season, time of day, passing fronts, a bias of the station and a little scatter. The
 * same station and time always give the same report.
 * @param time milliseconds
 */
export const reportOf = (station: VirtualStation, time: number): VirtualReport => {
  const { stid } = station;
  const scatter = (name: string) => signedNoise(name, stid, time);
  const missing = (name: string, share: number) => noise('missing', name, stid, time) < share;
  const given = (name: string, share: number, value: number, places: number) =>
    missing(name, share) ? null : Number(value.toFixed(places));

  const air = airOf(station, time);
  const { wet } = air;
  const temperature = air.temperature + 0.15 * scatter('temperature');
  const humidity = humidityOf(temperature, air.dewPoint);
  const wind = Math.max(0, air.wind + 0.8 * scatter('wind'));
  const pressure = 101_500 - 950 * wet + 40 * signedNoise('barometer', stid);
  const from = (air.from + 12 * scatter('direction') + 720) % 360;
  return {
    air_temp: given('temperature', 0.01, temperature, 1),
    relative_humidity: given('humidity', 0.01, Math.min(100, Math.max(6, humidity + scatter('humidity'))), 0),
    wind_speed: given('wind', 0.03, wind, 2),
    wind_direction: wind < 0.3 ? null : given('direction', 0.03, (Math.round(from / 10) * 10) % 360, 0),
    altimeter: given('altimeter', 0.01, 10 * Math.round(pressure / 10), 0),
    weather_condition: missing('condition', 0.05) ? null : condition(humidity, wet),
  };
};

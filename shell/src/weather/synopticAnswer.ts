import {
  celsius,
  checkWeather,
  failedAs,
  feet,
  metresPerSecondToMph,
  miles,
  ok,
  pascalsToInHg,
  sensorDirection,
  sensorHumidity,
  toFahrenheit,
  weatherServiceFailures,
  windOrNeighbour,
  type Mph,
  type Result,
  type StationObservation,
  type WeatherStation,
} from '@holeshot/shared-core';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** Reads the summary of an answer: the service reports most failures with HTTP 200. */
export const summaryOf = (answer: unknown): { code: number | undefined; message: string } => {
  const summary = isRow(answer) && isRow(answer['SUMMARY']) ? answer['SUMMARY'] : {};
  const message =
    summary['RESPONSE_MESSAGE'] ?? (isRow(answer) ? (answer['message'] ?? answer['ERROR']) : '');
  return { code: numberOf(summary['RESPONSE_CODE']), message: typeof message === 'string' ? message : '' };
};

const stationRows = (answer: unknown): Row[] => {
  const stations = isRow(answer) ? answer['STATION'] : undefined;
  return Array.isArray(stations) ? stations.filter(isRow) : [];
};

/** Reads the stations of a metadata answer, nearest first, without closed ones and rows without a place. */
export const stationsOf = (answer: unknown): WeatherStation[] =>
  stationRows(answer)
    .flatMap((row): WeatherStation[] => {
      const lat = numberOf(row['LATITUDE']);
      const lng = numberOf(row['LONGITUDE']);
      const distance = numberOf(row['DISTANCE']);
      const elevation = numberOf(row['ELEVATION']);
      const { STID: id, NAME: name, STATUS: status } = row;
      if (typeof id !== 'string' || lat === undefined || lng === undefined || distance === undefined)
        return [];
      if (typeof status === 'string' && status.toUpperCase() !== 'ACTIVE') return [];
      return [
        {
          id,
          name: typeof name === 'string' ? name : id,
          lat,
          lng,
          ...(elevation !== undefined && { elevation: feet(elevation) }),
          distance: miles(distance),
        },
      ];
    })
    .sort((a, b) => a.distance - b.distance);

/** A variable may come from several sensors: at each time the first of them that reports, measured before derived. */
const column = (observations: Row, variable: string): unknown[] => {
  const sets = Object.keys(observations)
    .filter((name) => name.startsWith(`${variable}_set_`))
    .sort((a, b) => Number(a.endsWith('d')) - Number(b.endsWith('d')) || a.localeCompare(b))
    .map((name) => observations[name])
    .filter((values) => Array.isArray(values));
  const longest = Math.max(0, ...sets.map((values) => values.length));
  return Array.from({ length: longest }, (_, at) =>
    sets.map((values): unknown => values[at]).find((value) => value !== null && value !== undefined),
  );
};

/** `2026-06-20T12:55:00-0500` has no colon in its zone, which not every parser takes. */
const isoOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const millis = Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(millis) ? undefined : new Date(millis).toISOString();
};

/** Fewest reports without a pressure that tell of a missing or broken barometer; fewer are incomplete ones. */
const telling = 6;

const windOf = (value: unknown): Mph | undefined => {
  const speed = numberOf(value);
  const wind = speed === undefined ? undefined : metresPerSecondToMph(speed);
  return wind === undefined || checkWeather({ wind_speed: wind }).errors.wind_speed !== undefined
    ? undefined
    : wind;
};

/**
 * Reads the observations of the first station of a timeseries answer, oldest first. Incomplete or impossible ones are
 * skipped. A missing wind speed comes from a neighbor, if one has it.
 */
export const observationsOf = (answer: unknown, stationId: string): Result<StationObservation[]> => {
  const station = stationRows(answer)[0];
  const observations = station?.['OBSERVATIONS'];
  if (!isRow(observations)) {
    return failedAs(weatherServiceFailures, 'weather-empty');
  }
  const times = Array.isArray(observations['date_time']) ? observations['date_time'] : [];
  const temps = column(observations, 'air_temp');
  const humidities = column(observations, 'relative_humidity');
  const altimeters = column(observations, 'altimeter');
  const speeds = column(observations, 'wind_speed').map(windOf);
  const directions = column(observations, 'wind_direction');
  const conditions = column(observations, 'weather_condition');
  const count = (values: unknown[]): number => values.filter((value) => numberOf(value) !== undefined).length;
  if (count(temps) >= telling && count(altimeters) === 0) {
    return failedAs(weatherServiceFailures, 'weather-no-pressure');
  }
  return ok(
    times.flatMap((time, index): StationObservation[] => {
      const datetime = isoOf(time);
      const temp = numberOf(temps[index]);
      const wet = numberOf(humidities[index]);
      const pascals = numberOf(altimeters[index]);
      if (datetime === undefined || temp === undefined || wet === undefined || pascals === undefined)
        return [];
      const air_temp = toFahrenheit(celsius(temp));
      const humidity = sensorHumidity(wet);
      if (humidity === undefined) return [];
      const altimeter = pascalsToInHg(pascals);
      if (Object.keys(checkWeather({ air_temp, humidity, pressure: altimeter }).errors).length > 0) return [];
      const direction = sensorDirection(numberOf(directions[index]));
      const condition = conditions[index];
      return [
        {
          station_id: stationId,
          datetime,
          air_temp,
          humidity,
          altimeter,
          ...windOrNeighbour(speeds, index),
          ...(direction !== undefined && { wind_degrees: direction }),
          ...(typeof condition === 'string' && { condition }),
        },
      ];
    }),
  );
};

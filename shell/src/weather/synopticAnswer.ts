import {
  degrees,
  fahrenheit,
  failed,
  feet,
  inHg,
  miles,
  mph,
  ok,
  percent,
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

/** What an answer says of itself: the service reports most failures with HTTP 200, so its summary comes first. */
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

/** The stations of a metadata answer, nearest first; a row without a place is left out. */
export const stationsOf = (answer: unknown): WeatherStation[] =>
  stationRows(answer)
    .flatMap((row): WeatherStation[] => {
      const lat = numberOf(row['LATITUDE']);
      const lng = numberOf(row['LONGITUDE']);
      const distance = numberOf(row['DISTANCE']);
      const { STID: id, NAME: name } = row;
      if (typeof id !== 'string' || lat === undefined || lng === undefined || distance === undefined)
        return [];
      return [
        {
          id,
          name: typeof name === 'string' ? name : id,
          lat,
          lng,
          elevation: feet(numberOf(row['ELEVATION']) ?? 0),
          distance: miles(distance),
        },
      ];
    })
    .sort((a, b) => a.distance - b.distance);

const column = (observations: Row, variable: string): unknown[] => {
  const key = Object.keys(observations).find((name) => name.startsWith(`${variable}_set_`));
  const values = key === undefined ? undefined : observations[key];
  return Array.isArray(values) ? values : [];
};

/** `2026-06-20T12:55:00-0500` has no colon in its zone, which not every parser takes. */
const isoOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const millis = Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(millis) ? undefined : new Date(millis).toISOString();
};

const pascalsInInHg = 3386.389;
const mphInMetresPerSecond = 2.236936;

/**
 * The observations of the first station of a timeseries answer, oldest first. One without temperature, humidity or
 * pressure is skipped; a missing wind speed is the neighbour's.
 */
export const observationsOf = (answer: unknown): Result<StationObservation[]> => {
  const station = stationRows(answer)[0];
  const observations = station?.['OBSERVATIONS'];
  if (station === undefined || !isRow(observations)) {
    return failed('weather-empty', 'The station has reported nothing for that time.');
  }
  const times = Array.isArray(observations['date_time']) ? observations['date_time'] : [];
  const temps = column(observations, 'air_temp');
  const humidities = column(observations, 'relative_humidity');
  const altimeters = column(observations, 'altimeter');
  const speeds = column(observations, 'wind_speed').map(numberOf);
  const directions = column(observations, 'wind_direction');
  const conditions = column(observations, 'weather_condition');
  const id = typeof station['STID'] === 'string' ? station['STID'] : '';
  return ok(
    times.flatMap((time, index): StationObservation[] => {
      const datetime = isoOf(time);
      const temp = numberOf(temps[index]);
      const humidity = numberOf(humidities[index]);
      const altimeter = numberOf(altimeters[index]);
      if (datetime === undefined || temp === undefined || humidity === undefined || altimeter === undefined)
        return [];
      const direction = numberOf(directions[index]);
      const condition = conditions[index];
      const speed = speeds[index] ?? speeds[index - 1] ?? speeds[index + 1] ?? 0;
      return [
        {
          station_id: id,
          datetime,
          air_temp: fahrenheit((temp * 9) / 5 + 32),
          humidity: percent(Math.min(100, Math.max(0, humidity))),
          altimeter: inHg(altimeter / pascalsInInHg),
          wind_speed: mph(speed * mphInMetresPerSecond),
          ...(direction === undefined ? {} : { wind_degrees: degrees(direction) }),
          ...(typeof condition === 'string' ? { condition } : {}),
        },
      ];
    }),
  );
};

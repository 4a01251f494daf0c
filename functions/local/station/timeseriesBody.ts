import { nothingFound, summary, summaryOf, type StationAnswer } from '../weather/StationAnswer';
import { stationTime, zoneOf } from '../weather/stationClock';
import { stationById } from '../weather/stationGrid';
import { stationRecord } from './stationRecord';
import { reportOf, type VirtualReport } from '../weather/stationWeather';

const minute = 60_000;
const step = 5 * minute;
const longestSpan = 31 * 24 * 60 * minute;
const historyYears = 2;

const columns: Record<keyof VirtualReport, { column: string; unit: string | null }> = {
  air_temp: { column: 'air_temp_set_1', unit: 'Celsius' },
  relative_humidity: { column: 'relative_humidity_set_1', unit: '%' },
  wind_speed: { column: 'wind_speed_set_1', unit: 'm/s' },
  wind_direction: { column: 'wind_direction_set_1', unit: 'Degrees' },
  altimeter: { column: 'altimeter_set_1', unit: 'Pascals' },
  weather_condition: { column: 'weather_condition_set_1d', unit: null },
};
const variables = Object.keys(columns) as (keyof VirtualReport)[];

const utcMinute = (text: string | null): number => {
  const [, year, month, day, hour, minutes] = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text ?? '') ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minutes));
};

const historyStart = (now: number): number => {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - historyYears);
  return start.getTime();
};

const window = (query: URLSearchParams, now: number): { start: number; end: number } => {
  const recent = query.get('recent');
  if (recent !== null) return { start: now - Number(recent) * minute, end: now };
  return { start: utcMinute(query.get('start')), end: utcMinute(query.get('end')) };
};

/**
 * Answers `stations/timeseries?stid=…` for `start` and `end` (UTC, YYYYMMDDHHmm) or `recent` minutes with a report
 * every five minutes, in any part of the last two years.
 * @param now milliseconds
 */
export const timeseriesBody = (query: URLSearchParams, now: number): StationAnswer => {
  const { start, end } = window(query, now);
  if (Number.isNaN(start) || Number.isNaN(end))
    return summaryOf(200, -1, 'START and END must be given as YYYYmmddHHMM.');
  if (start > end) return summaryOf(200, -1, 'START cannot be after END.');
  if (end - start > longestSpan)
    return summaryOf(
      200,
      -1,
      `Querying too many station hours. ${Math.ceil((end - start) / 3_600_000)} hours were requested.`,
    );
  if (start < historyStart(now)) {
    const limit = new Date(historyStart(now)).toISOString().slice(0, 10);
    const words = `Your account does not have access to historical data older than ${limit}.`;
    return summaryOf(403, 403, words);
  }
  const requested = query.get('vars')?.split(',');
  const vars = requested ? variables.filter((name) => requested.includes(name)) : variables;
  const station = stationById(query.get('stid') ?? '');
  const first = Math.ceil(start / step) * step;
  const last = Math.min(end, now);
  if (!station || first > last || vars.length === 0) return nothingFound;

  const times = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
  const reports = times.map((time) => reportOf(station, time));
  const zone = query.get('obtimezone')?.toLowerCase() === 'local' ? zoneOf(station) : 'UTC';
  return {
    status: 200,
    body: {
      STATION: [
        {
          ...stationRecord(station, now),
          SENSOR_VARIABLES: Object.fromEntries(vars.map((name) => [name, { [columns[name].column]: {} }])),
          OBSERVATIONS: Object.fromEntries<unknown>([
            ['date_time', times.map((time) => stationTime(time, zone))],
            ...vars.map((name): [string, unknown] => [
              columns[name].column,
              reports.map((report) => report[name]),
            ]),
          ]),
          QC_FLAGGED: false,
        },
      ],
      UNITS: Object.fromEntries([
        ['position', 'm'],
        ['elevation', 'ft'],
        ...vars.flatMap((name) => (columns[name].unit ? [[name, columns[name].unit]] : [])),
      ]) as Record<string, string>,
      SUMMARY: summary(1, 1, 'OK'),
    },
  };
};

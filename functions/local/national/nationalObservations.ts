import type { StationAnswer } from '../weather/StationAnswer';
import { stationById, type VirtualStation } from '../weather/stationGrid';
import { dewPointOf, reportOf } from '../weather/stationWeather';
import { momentOf } from './momentOf';
import { isCovered } from './nationalGrid';
import { badParameter, nationalProblem } from './nationalProblem';
import { measured, quantity } from './quantity';
import { readLimit } from './readLimit';
import { stationFeature } from './stationFeature';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Interval between reports: airports report at 15, 35 and 55 minutes past the hour. */
const step = 20 * minute;
const firstOfHour = 15 * minute;
/** Delay of a report. */
const late = 20 * minute;
const lifetime = 7 * day;

/** The service's words for the simulator's conditions. */
const descriptions: Record<string, string> = {
  clear: 'Clear',
  'partly cloudy': 'Partly Cloudy',
  overcast: 'Cloudy',
  mist: 'Fog/Mist',
  'light rain': 'Light Rain',
};

const rounded = (value: number | null, places: number): number | null =>
  value === null ? null : Number(value.toFixed(places));

const observationFeature = (origin: string, station: VirtualStation, time: number) => {
  const report = reportOf(station, time);
  const { air_temp: celsius, relative_humidity: humidity, wind_speed: wind } = report;
  const about = `${origin}/stations/${station.stid}`;
  const id = `${about}/observations/${momentOf(time)}`;
  const dew = celsius === null || humidity === null ? null : dewPointOf(celsius, humidity);
  return stationFeature(id, station, {
    station: about,
    stationId: station.stid,
    stationName: station.name,
    timestamp: momentOf(time),
    rawMessage: '',
    textDescription: descriptions[report.weather_condition ?? ''] ?? '',
    presentWeather: [],
    temperature: measured('degC', celsius),
    dewpoint: measured('degC', rounded(dew, 1)),
    windDirection: measured('degree_(angle)', report.wind_direction),
    windSpeed: measured('km_h-1', rounded(wind === null ? null : wind * 3.6, 3)),
    windGust: measured('km_h-1', null),
    // Reduced to sea level, despite its name: Boulder at 1612 m sent 102410 beside the altimeter setting A3024.
    barometricPressure: measured('Pa', report.altimeter),
    seaLevelPressure: measured('Pa', null),
    visibility: { ...quantity('m', 16_090), qualityControl: 'C' },
    maxTemperatureLast24Hours: quantity('degC', null),
    minTemperatureLast24Hours: quantity('degC', null),
    precipitationLastHour: measured('mm', null),
    precipitationLast3Hours: measured('mm', null),
    precipitationLast6Hours: measured('mm', null),
    relativeHumidity: measured('percent', humidity),
    windChill: { ...quantity('degC', null), qualityControl: 'V' },
    heatIndex: { ...quantity('degC', null), qualityControl: 'V' },
    cloudLayers: [],
  });
};

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Answers `/stations/{id}/observations?start=…&end=…&limit=n` with the reports of that window, newest first. Reports
 * come 20 minutes late and go after seven days. Their air is that of the first source at the same time.
 * @param now milliseconds
 */
export const nationalObservations = (url: URL, stid: string, now: number): StationAnswer => {
  const station = stationById(stid);
  if (!station || !isCovered(station))
    return nationalProblem(url, {
      status: 404,
      type: 'InvalidObservationStation',
      title: 'Observation Station Does Not Exist',
      detail: `Observation station ${stid} does not exist`,
    });
  for (const name of ['start', 'end']) {
    const text = url.searchParams.get(name);
    if (text !== null && !(written.test(text) && Date.parse(text) > 0))
      return badParameter(url, name, 'Does not match the ISO 8601 date and time');
  }
  const limit = readLimit(url);
  if (typeof limit !== 'number') return limit;
  const requested = (name: string) => Date.parse(url.searchParams.get(name) ?? '');
  const first = Math.max(requested('start') || 0, now - lifetime);
  const last = Math.min(requested('end') || now, now - late);
  const newest = Math.floor((last - firstOfHour) / step) * step + firstOfHour;
  const many = Math.min(limit, Math.max(0, Math.floor((newest - first) / step) + 1));
  return {
    status: 200,
    body: {
      type: 'FeatureCollection',
      features: Array.from({ length: many }, (_, index) =>
        observationFeature(url.origin, station, newest - index * step),
      ),
    },
  };
};

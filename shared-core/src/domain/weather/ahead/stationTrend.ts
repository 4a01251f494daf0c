import type { StationObservation } from '../../entities/Weather';
import { fitLine } from '../../statistics/fitLine';
import { fahrenheit, type Fahrenheit } from '../../units/units';
import { dewPoint } from '../air/dewPoint';
import { humidityAtDew } from '../air/humidityAtDew';
import { heldSpread, type AirAhead } from './AirAhead';

const hour = 3_600_000;
/** A trend is that of the last two hours, three reports of an hourly station, and has faded by two thirds after two more. */
const looksBack = 2 * hour + hour / 6;
const fades = 2;
/** The least that a temperature may be off, in °F at an hour; it grows with the root of the time. */
const least = 1;
/** So many looks back make a spread. */
const fewest = 6;
/** So many reports make a trend. */
const fewestRecent = 3;

/** A report with its time in milliseconds, read once: it is looked at thousands of times. */
interface TimedReport {
  report: StationObservation;
  time: number;
}

/** How a value goes on from the last of its points: along their line, which fades. */
const moved = (points: readonly { x: number; y: number }[], hours: number): number =>
  (fitLine(points)?.slope ?? 0) * fades * (1 - Math.exp(-hours / fades));

const lastTwoHours = (reports: readonly TimedReport[], until: number): readonly TimedReport[] =>
  reports.filter(({ time }) => time <= until && time > until - looksBack);

/** @param recent of the two hours before it */
const tempAhead = (recent: readonly TimedReport[], newest: StationObservation, hours: number): number =>
  newest.air_temp +
  moved(
    recent.map(({ report, time }) => ({ x: time / hour, y: report.air_temp })),
    hours,
  );

/** How far off the rule was in the reports that are there, as the root of the mean square, in °F. */
const proven = (reports: readonly TimedReport[], hours: number): number => {
  const misses: number[] = [];
  let asked = -Infinity;
  for (const { report: then, time } of reports) {
    if (time < asked + hour / 2) continue;
    asked = time;
    const later = reports.find((each) => Math.abs(each.time - time - hours * hour) <= hour / 6);
    const recent = lastTwoHours(reports, time);
    if (later === undefined || recent.length < fewestRecent) continue;
    misses.push(tempAhead(recent, then, hours) - later.report.air_temp);
  }
  if (misses.length < fewest) return heldSpread(hours).air_temp;
  const rms = Math.sqrt(misses.reduce((sum, miss) => sum + miss ** 2, 0) / misses.length);
  return Math.max(rms, least * Math.sqrt(hours));
};

/**
 * The air of the next hours by a station's own reports: temperature and dew point go on as in the last two hours, ever
 * slower, from the newest report on, which may be that of the racer's own; pressure and wind are held. The spread of the temperature is how far off this was in the reports themselves,
 * where they are enough to tell. None where the last two hours have no three reports.
 * @param reports of the last 24 hours, oldest first
 * @param hours how many, one at a time
 */
export const stationTrend = (reports: readonly StationObservation[], hours: number): AirAhead[] => {
  const newest = reports.at(-1);
  if (newest === undefined) return [];
  // What two stations differ by is no trend.
  const timed = reports
    .filter(({ source }) => source !== 'own station')
    .map((report) => ({ report, time: Date.parse(report.datetime) }));
  const now = Date.parse(newest.datetime);
  const recent = lastTwoHours(timed, now);
  if (recent.length < fewestRecent) return [];
  const dews = recent.map(({ report, time }) => ({ x: time / hour, y: dewPoint(report) }));
  return Array.from({ length: hours }, (_, index): AirAhead => {
    const ahead = index + 1;
    const air_temp = fahrenheit(tempAhead(recent, newest, ahead));
    const dew = Math.min(air_temp, dewPoint(newest) + moved(dews, ahead)) as Fahrenheit;
    return {
      report: {
        ...newest,
        datetime: new Date(now + ahead * hour).toISOString(),
        air_temp,
        humidity: humidityAtDew(air_temp, dew),
      },
      spread: { ...heldSpread(ahead), air_temp: proven(timed, ahead) },
    };
  });
};

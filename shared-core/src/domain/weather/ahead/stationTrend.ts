import type { StationObservation } from '../../entities/Weather';
import { fitLine } from '../../statistics/fitLine';
import { fahrenheit, type Fahrenheit } from '../../units/units';
import { dewPoint } from '../air/dewPoint';
import { humidityAtDew } from '../air/humidityAtDew';
import { heldSpread, type AirAhead } from './AirAhead';

const hour = 3_600_000;
/** Length of a trend: two hours, three reports of an hourly station. It fades by two thirds in two more. */
const looksBack = 2 * hour + hour / 6;
const fades = 2;
/** Least error of a temperature, in °F at an hour; it grows with the root of the time. */
const least = 1;
/** Fewest past trends that give a spread. */
const fewest = 6;
/** Fewest reports that give a trend. */
const fewestRecent = 3;

/** Report with its time in milliseconds, read once: it is used thousands of times. */
interface TimedReport {
  report: StationObservation;
  time: number;
}

/** Continues a value from the last of its points along their line, which fades. */
const moved = (points: readonly { x: number; y: number }[], hours: number): number =>
  (fitLine(points)?.slope ?? 0) * fades * (1 - Math.exp(-hours / fades));

const lastTwoHours = (reports: readonly TimedReport[], until: number): readonly TimedReport[] =>
  reports.filter(({ time }) => time <= until && time > until - looksBack);

/** @param recent reports of the two hours before it */
const tempAhead = (recent: readonly TimedReport[], newest: StationObservation, hours: number): number =>
  newest.air_temp +
  moved(
    recent.map(({ report, time }) => ({ x: time / hour, y: report.air_temp })),
    hours,
  );

/** Returns the error of the rule in the past reports, as the root of the mean square, in °F. */
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
 * Returns the air of the next hours by a station's own reports. Temperature and dew point go on from the newest
 * report, which may be the racer's own, as in the last two hours, ever slower. Pressure and wind are held. The spread
 * of the temperature is the error of this rule in the reports themselves, where they are enough. None where the last
 * two hours have fewer than three reports.
 * @param reports of the last 24 hours, oldest first
 * @param hours how many, one at a time
 */
export const stationTrend = (reports: readonly StationObservation[], hours: number): AirAhead[] => {
  const newest = reports.at(-1);
  if (newest === undefined) return [];
  // A difference between two stations is no trend.
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

import { airOfNowLasts, formatClock, type WeatherObservation } from '@holeshot/shared-core';
import type { DayField } from './dayFields';

/** Coverage (ms) of a day by a station that reports hourly and late. */
const wholeDay = 22 * 3_600_000;

/**
 * Describes the covered part of the last 24 hours, and its end if the newest report is old.
 * @param day oldest first
 * @param timezone of the track
 * @param now milliseconds
 */
export const daySpan = (day: readonly { datetime: string }[], timezone: string, now: number): string => {
  const [oldest, newest] = [day[0], day.at(-1)];
  if (oldest === undefined || newest === undefined) return '';
  const newestAt = Date.parse(newest.datetime);
  const isWhole = newestAt - Date.parse(oldest.datetime) >= wholeDay;
  const since = formatClock(oldest.datetime, timezone);
  if (now - newestAt <= airOfNowLasts) return isWhole ? 'in the last 24 hours' : `since ${since}`;
  return `${isWhole ? 'in the 24 hours' : `from ${since}`} until ${formatClock(newest.datetime, timezone)}`;
};

/**
 * Describes the day's chart: lowest and highest value with their times, and the newest.
 * @param day oldest first
 * @param span from `daySpan`
 * @param timezone of the track
 */
export const dayWords = (
  day: readonly WeatherObservation[],
  field: DayField,
  span: string,
  timezone: string,
): string => {
  const [low] = [...day].sort((a, b) => field.of(a) - field.of(b));
  const [high] = [...day].sort((a, b) => field.of(b) - field.of(a));
  const newest = day.at(-1);
  if (low === undefined || high === undefined || newest === undefined) return '';
  const shown = (air: WeatherObservation): string =>
    `${field.show(air)} ${field.unit} at ${formatClock(air.datetime, timezone)}`;
  return `${field.label} ${span}: lowest ${shown(low)}, highest ${shown(high)}, newest ${shown(newest)}.`;
};

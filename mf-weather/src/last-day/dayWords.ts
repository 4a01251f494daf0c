import { formatClock, type WeatherObservation } from '@holeshot/shared-core';
import type { DayField } from './dayFields';

/** A station that reports each hour, and late, covers no more of a day, in ms. */
const wholeDay = 22 * 3_600_000;

/**
 * What of the last 24 hours is there, in words: of a station that reports each minute not all is kept.
 * @param day oldest first
 * @param timezone of the track
 */
export const daySpan = (day: readonly { datetime: string }[], timezone: string): string => {
  const [oldest, newest] = [day[0], day.at(-1)];
  if (oldest === undefined || newest === undefined) return '';
  return Date.parse(newest.datetime) - Date.parse(oldest.datetime) >= wholeDay
    ? 'in the last 24 hours'
    : `since ${formatClock(oldest.datetime, timezone)}`;
};

/**
 * What the chart of the day shows, in words: the lowest and the highest value with their times, and the newest.
 * @param day oldest first
 * @param timezone of the track
 */
export const dayWords = (day: readonly WeatherObservation[], field: DayField, timezone: string): string => {
  const [low] = [...day].sort((a, b) => field.of(a) - field.of(b));
  const [high] = [...day].sort((a, b) => field.of(b) - field.of(a));
  const newest = day.at(-1);
  if (low === undefined || high === undefined || newest === undefined) return '';
  const shown = (air: WeatherObservation): string =>
    `${field.show(air)} ${field.unit} at ${formatClock(air.datetime, timezone)}`;
  return `${field.label} ${daySpan(day, timezone)}: lowest ${shown(low)}, highest ${shown(high)}, newest ${shown(newest)}.`;
};

import { formatClock, type WeatherObservation } from '@holeshot/shared-core';
import type { DayField } from './dayFields';

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
  return `${field.label} in the last 24 hours: lowest ${shown(low)}, highest ${shown(high)}, newest ${shown(newest)}.`;
};

import { raceDayBegin, type LogEntry } from '@holeshot/shared-core';
import type { PassFilter } from './PassFilter';
import type { TextOfPass } from './passTexts';

const dayInMs = 86_400_000;

const beginOf = (day: string, timezone: string): number | undefined => {
  const iso = raceDayBegin(day, timezone);
  return iso === undefined ? undefined : Date.parse(iso);
};

const dayAfter = (date: string): string =>
  Number.isNaN(Date.parse(date)) ? '' : new Date(Date.parse(date) + dayInMs).toISOString().slice(0, 10);

/** Returns a test whether a pass lies in these race days of its track; calculates bounds once a zone. */
const inDays = (from: string, to: string): ((entry: LogEntry) => boolean) => {
  const bounds = new Map<string, { first: number; end: number }>();
  return ({ log_entry_datetime, location: { timezone } }) => {
    let days = bounds.get(timezone);
    if (days === undefined) {
      days = {
        first: beginOf(from, timezone) ?? -Infinity,
        end: beginOf(dayAfter(to), timezone) ?? Infinity,
      };
      bounds.set(timezone, days);
    }
    const moment = Date.parse(log_entry_datetime);
    return moment >= days.first && moment < days.end;
  };
};

/**
 * Returns the passes that match a filter, in the given order.
 * @param textOf gives the searched text of a pass, in lower case
 */
export const filterPasses = (
  entries: readonly LogEntry[],
  { text, vehicle, location, lane, result, quality, from, to }: PassFilter,
  textOf: TextOfPass,
): LogEntry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const day = from === '' && to === '' ? undefined : inDays(from, to);
  return entries.filter(
    (entry) =>
      (vehicle === '' || entry.vehicle.uid === vehicle) &&
      (location === '' || entry.location.uid === location) &&
      (lane === '' || entry.timeslip.lane === lane) &&
      (result === '' || entry.timeslip.result === result) &&
      (quality === '' || entry.timeslip.quality === quality) &&
      (day === undefined || day(entry)) &&
      words.every((word) => textOf(entry).includes(word)),
  );
};

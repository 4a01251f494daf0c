import { formatDate, raceDay, type LogEntry } from '@holeshot/shared-core';

const dayInMs = 86_400_000;

/** Day of racing, on the clocks of the tracks. */
export interface RaceDay {
  /** `2026-06-20`. */
  day: string;
  /** Newest first. */
  passes: LogEntry[];
}

/** Formats a race day as a date, without a time zone: `06/20/2026`. */
export const dayInWords = (day: string): string => formatDate(`${day}T12:00:00.000Z`, 'UTC');

/**
 * Returns the race day of a moment at a track; undefined for today's.
 * @param at ISO 8601
 * @param now milliseconds
 */
export const earlierDay = (at: string, timezone: string, now: number): string | undefined => {
  const day = raceDay(at, timezone);
  return day === raceDay(new Date(now).toISOString(), timezone) ? undefined : day;
};

/** Returns the race days of a log book, the last first, without passes that have no valid date. */
export const raceDays = (newestFirst: readonly LogEntry[]): RaceDay[] => {
  const days = new Map<string, LogEntry[]>();
  for (const pass of newestFirst) {
    const day = raceDay(pass.log_entry_datetime, pass.location.timezone);
    if (day === undefined) continue;
    const passes = days.get(day);
    if (passes === undefined) days.set(day, [pass]);
    else passes.push(pass);
  }
  return [...days].map(([day, passes]) => ({ day, passes })).sort((a, b) => (a.day < b.day ? 1 : -1));
};

/**
 * Returns today's passes by the clocks of the track of each; the order stays.
 * @param now milliseconds
 */
export const todaysPasses = (days: readonly RaceDay[], now: number): LogEntry[] => {
  const today = new Date(now).toISOString();
  // Older than today anywhere: a long log book has hundreds of such days.
  const longAgo = new Date(now - 2 * dayInMs).toISOString().slice(0, 10);
  return days
    .filter(({ day }) => day >= longAgo)
    .flatMap(({ day, passes }) => passes.filter((pass) => day === raceDay(today, pass.location.timezone)));
};

/** Names a race day among others: its date, and its event or else its track. */
export const raceDayTitle = ({ day, passes }: RaceDay): string => {
  const event = passes.find((pass) => pass.event?.name !== undefined)?.event?.name;
  return [dayInWords(day), event ?? passes[0]?.location.title]
    .filter((part) => part !== undefined)
    .join(' · ');
};

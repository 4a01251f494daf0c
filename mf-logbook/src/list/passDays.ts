import { raceDay, type LogEntry } from '@holeshot/shared-core';
import { dayInWords } from '../pass/raceDays';

/** Group of passes in a list: those of a race day at a track, or any in a list that is not by day. */
export interface PassDay {
  key: string;
  /** Undefined in a list that is not by day. */
  heading: string | undefined;
  passes: readonly LogEntry[];
  /** Its other passes are on another page. */
  isCut: boolean;
}

/** Groups the passes of a page by race day on the track's clocks and by track; keeps the order, newest first. */
const passDays = (entries: readonly LogEntry[], all: readonly LogEntry[]): PassDay[] => {
  const days: { day: string; heading: string; passes: LogEntry[] }[] = [];
  for (const entry of entries) {
    const date = dayInWords(raceDay(entry.log_entry_datetime, entry.location.timezone) ?? '');
    const day = `${date} ${entry.location.uid}`;
    const last = days.at(-1);
    if (last?.day === day) last.passes.push(entry);
    else days.push({ day, heading: `${date} · ${entry.location.title}`, passes: [entry] });
  }
  // A day repeats if its passes at another track lie between.
  return days.map(({ day, heading, passes }, index) => ({
    key: `${day} ${passes[0]?.log_entry_uid ?? ''}`,
    heading,
    passes,
    isCut:
      (index === 0 && passes[0] !== all[0]) || (index === days.length - 1 && passes.at(-1) !== all.at(-1)),
  }));
};

/**
 * Splits a list after at least so many passes; a day is never split.
 * @param all passes of every page
 */
export const partDays = (
  entries: readonly LogEntry[],
  all: readonly LogEntry[],
  byDay: boolean,
  atOnce: number,
): { first: readonly PassDay[]; others: readonly PassDay[] } => {
  const days = byDay
    ? passDays(entries, all)
    : [entries.slice(0, atOnce), entries.slice(atOnce)]
        .filter(({ length }) => length > 0)
        .map((passes, part) => ({ key: `part ${part}`, heading: undefined, passes, isCut: false }));
  let end = 0;
  for (let passes = 0; passes < atOnce && end < days.length; end += 1)
    passes += days[end]?.passes.length ?? 0;
  return { first: days.slice(0, end), others: days.slice(end) };
};

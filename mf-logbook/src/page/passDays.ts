import { raceDay, type LogEntry } from '@holeshot/shared-core';
import { dayInWords } from '../race-day/raceDays';

/** The passes of one race day at one track. */
interface PassDay {
  key: string;
  heading: string;
  passes: LogEntry[];
}

/** Groups passes, newest first, by the race day on the track's clocks and by track; the order stays. */
export const passDays = (entries: readonly LogEntry[]): PassDay[] => {
  const days: PassDay[] = [];
  for (const entry of entries) {
    const date = dayInWords(raceDay(entry.log_entry_datetime, entry.location.timezone) ?? '');
    const key = `${date} ${entry.location.uid}`;
    const last = days.at(-1);
    if (last?.key === key) last.passes.push(entry);
    else days.push({ key, heading: `${date} · ${entry.location.title}`, passes: [entry] });
  }
  return days;
};

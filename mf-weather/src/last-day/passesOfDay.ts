import { airOfNowLasts, formatClock, formatEt, type Location, type LogEntry } from '@holeshot/shared-core';

/** Pass on the line of a day. */
export interface DayPass {
  entry: LogEntry;
  /** Index of the report nearest in time. */
  report: number;
}

/**
 * Returns the passes at a track while its station reported, oldest first.
 * @param newestFirst passes at any track
 * @param times of the reports in milliseconds, oldest first
 */
export const passesOfDay = (
  newestFirst: readonly LogEntry[],
  location: Location,
  times: readonly number[],
): DayPass[] =>
  newestFirst
    .filter((entry) => entry.location.uid === location.uid)
    .flatMap((entry): DayPass[] => {
      const at = Date.parse(entry.log_entry_datetime);
      const away = times.map((time) => Math.abs(time - at));
      const nearest = Math.min(...away);
      return nearest <= airOfNowLasts ? [{ entry, report: away.indexOf(nearest) }] : [];
    })
    .reverse();

/** Lists the passes of a day with their times; empty without one. */
export const dayPassWords = (passes: readonly DayPass[], timezone: string): string =>
  passes.length === 0
    ? ''
    : ` Your passes: ${passes
        .map(
          ({ entry }) =>
            `${formatEt(entry.derived.finish_et)} at ${formatClock(entry.log_entry_datetime, timezone)}`,
        )
        .join(', ')}.`;

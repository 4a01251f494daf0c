import { formatAge, ownReadingLasts } from '@holeshot/shared-core';

/** Largest gap (ms) between compared readings: later the weather itself has changed. */
const comparableMs = 20 * 60_000;

/** Ages of the own station's reading and of the public report, and how they relate. */
interface ComparedTimes {
  /** Time of the reading, at most now: a clock that is ahead gives no future time. */
  at: number;
  age: string | undefined;
  shownAge: string | undefined;
  /** The two are near enough to compare. */
  isComparable: boolean;
  isReportedSince: boolean;
  /** The reading is too old to use. */
  isOver: boolean;
}

/**
 * Compares the times of a report and of a reading.
 * @param reported ISO 8601; undefined without a report
 * @param shown time in the station's text, ISO 8601; undefined for a reading of now
 * @param now milliseconds
 */
export const comparedTimes = (
  reported: string | undefined,
  shown: string | undefined,
  now: number,
): ComparedTimes => {
  const at = shown === undefined ? now : Math.min(now, Date.parse(shown));
  const reportedAt = reported === undefined ? undefined : Date.parse(reported);
  const isComparable = reportedAt !== undefined && Math.abs(at - reportedAt) <= comparableMs;
  const isReportedSince = reportedAt !== undefined && reportedAt >= at;
  return {
    at,
    age: reportedAt === undefined ? undefined : formatAge(reportedAt, now),
    shownAge: shown === undefined ? undefined : formatAge(at, now),
    isComparable,
    isReportedSince,
    isOver: shown !== undefined && (now - at > ownReadingLasts || (isReportedSince && !isComparable)),
  };
};

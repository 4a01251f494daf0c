import { fromLocalInput } from './formatTime';
import { wallClock } from './wallClock';

/** The hour: eliminations go on after midnight, and nobody races at four in the morning. */
const dayBegins = 4;

/** The day at a track that a pass belongs to, `2026-06-20`, from 4 AM to 4 AM; undefined for what is no time. */
export const raceDay = (iso: string, timezone: string): string | undefined =>
  wallClock(iso, timezone)?.subtract(dayBegins, 'hour').format('YYYY-MM-DD');

/** When the race day `2026-06-20` begins at a track, ISO 8601; undefined for what is no day. */
export const raceDayBegin = (day: string, timezone: string): string | undefined =>
  fromLocalInput(`${day}T0${dayBegins}:00`, timezone);

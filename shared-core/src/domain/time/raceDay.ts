import { wallClock } from './wallClock';

/** How long (ms) after midnight a race day begins: eliminations run on, and nobody races at four in the morning. */
export const raceDayBegins = 4 * 3_600_000;

/** Returns the race day of a pass at a track, `2026-06-20`, from 4 AM to 4 AM; undefined where it is no time. */
export const raceDay = (iso: string, timezone: string): string | undefined =>
  wallClock(iso, timezone, -raceDayBegins)?.toISOString().slice(0, -14);

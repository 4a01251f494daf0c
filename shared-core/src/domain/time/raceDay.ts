import { wallClock } from './wallClock';

/** Hour at which a race day begins: eliminations run past midnight, and nobody races at four in the morning. */
const dayBegins = 4;

/** Returns the race day of a pass at a track, `2026-06-20`, from 4 AM to 4 AM; undefined where it is no time. */
export const raceDay = (iso: string, timezone: string): string | undefined =>
  wallClock(iso, timezone, -dayBegins * 3_600_000)
    ?.toISOString()
    .slice(0, -14);

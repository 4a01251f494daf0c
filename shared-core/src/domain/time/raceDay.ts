import { wallClock } from './wallClock';

/** Eliminations go on after midnight, and nobody races at four in the morning. */
const dayBegins = 4;

/** The day at a track that a pass belongs to, `2026-06-20`, from 4 AM to 4 AM; undefined for what is no time. */
export const raceDay = (iso: string, timezone: string): string | undefined =>
  wallClock(iso, timezone)?.subtract(dayBegins, 'hour').format('YYYY-MM-DD');

import { momentOf, wallClock } from './wallClock';

const nothing = '–';
const inputFormat = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

const two = (value: number): string => String(value).padStart(2, '0');

const dateOf = (wall: Date): string =>
  `${two(wall.getUTCMonth() + 1)}/${two(wall.getUTCDate())}/${String(wall.getUTCFullYear()).padStart(4, '0')}`;

const clockOf = (wall: Date): string => {
  const hour = wall.getUTCHours();
  return `${hour % 12 || 12}:${two(wall.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Writes a time by the clocks of a zone; `–` where it is no time. */
const written = (iso: string, timezone: string, write: (wall: Date) => string): string => {
  const wall = wallClock(iso, timezone);
  return wall === undefined ? nothing : write(wall);
};

/** Writes an ISO 8601 time by the clocks of a track: `06/20/2026 1:05 PM`; `–` where it is no time. */
export const formatDateTime = (iso: string, timezone: string): string =>
  written(iso, timezone, (wall) => `${dateOf(wall)} ${clockOf(wall)}`);

/**
 * Writes a moment (ms) with its zone, for a reader in another one: `Nov 30, 2026, 2:14 PM CST`; by the clocks of the
 * device without a zone, or with one that it does not know.
 */
export const formatMoment = (moment: number, timezone?: string): string => {
  const written = (timeZone: string | undefined): string =>
    new Intl.DateTimeFormat('en-US', {
      ...{ year: 'numeric', month: 'short', day: 'numeric', timeZone },
      ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    }).format(moment);
  try {
    return written(timezone);
  } catch {
    return written(undefined);
  }
};

/** Writes the date alone by the clocks of a track: `06/20/2026`; `–` where it is no time. */
export const formatDate = (iso: string, timezone: string): string => written(iso, timezone, dateOf);

/** Writes the time of day alone by the clocks of a track: `1:05 PM`; `–` where it is no time. */
export const formatClock = (iso: string, timezone: string): string => written(iso, timezone, clockOf);

/** Ages below so many hours are written with their minutes. */
const exactHours = 3;

/** Writes an age from two times (ms): `4 min ago`, `1 h 35 min ago`, `5 h ago`; `–` where one is unknown. */
export const formatAge = (then: number, now: number): string => {
  const minutes = Math.floor((now - then) / 60_000);
  if (Number.isNaN(minutes)) return nothing;
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours < exactHours && rest > 0) return `${hours} h ${rest} min ago`;
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? '1 day ago' : `${days} days ago`;
};

/** Writes an ISO 8601 time for a `datetime-local` input by the clocks of a track; empty where it is no time. */
export const localInputValue = (iso: string, timezone: string): string =>
  wallClock(iso, timezone)?.toISOString().slice(0, -8) ?? '';

/**
 * Reads a `datetime-local` input by the clocks of a track, as ISO 8601; undefined where it is no time. A repeated time
 * is the first of two, a skipped one later by what the clocks skip; `instantsOf` tells them apart.
 */
export const fromLocalInput = (value: string, timezone: string): string | undefined => {
  if (!inputFormat.test(value)) return undefined;
  const wall = new Date(`${value}Z`);
  // Date rolls 31 February over to March: a real date reads back.
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(value)) return undefined;
  return new Date(momentOf(wall.getTime(), timezone)).toISOString();
};

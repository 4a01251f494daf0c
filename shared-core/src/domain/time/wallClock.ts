const dayInMs = 86_400_000;
/** Last day that a Date can hold. */
const lastDay = 100_000_000;

interface Zone {
  formatter: Intl.DateTimeFormat;
  /** Offsets at the begin of UTC days, by the number of the day. */
  dayOffsets: Map<number, number>;
}

const zones = new Map<string, Zone | null>();

const zoneOf = (timezone: string): Zone | null => {
  const known = zones.get(timezone);
  if (known !== undefined) return known;
  let made: Zone | null = null;
  try {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    if (timezone !== '') {
      const formatter = new Intl.DateTimeFormat('en-US', { timeZone: timezone, ...fields, ...clock });
      made = { formatter, dayOffsets: new Map() };
    }
  } catch {
    // An unknown zone counts as UTC.
  }
  zones.set(timezone, made);
  return made;
};

const readOffset = ({ formatter }: Zone, moment: number): number => {
  const parts: Record<string, string> = {};
  for (const part of formatter.formatToParts(moment)) parts[part.type] = part.value;
  const read = (name: string): number => Number(parts[name]);
  const date = [read('year'), read('month') - 1, read('day')] as const;
  const wall = Date.UTC(...date, read('hour'), read('minute'), read('second'));
  return wall - Math.floor(moment / 1000) * 1000;
};

const offsetAtDay = (zone: Zone, day: number): number => {
  const known = zone.dayOffsets.get(day);
  if (known !== undefined) return known;
  const offset = readOffset(zone, day * dayInMs);
  zone.dayOffsets.set(day, offset);
  return offset;
};

/** Returns the milliseconds that the zone's clocks are ahead of UTC at a moment; 0 for an unknown zone. */
const offsetAt = (moment: number, timezone: string): number => {
  const zone = zoneOf(timezone);
  if (zone === null) return 0;
  // The formatter is slow, and thousands of passes share some hundred days; no clock changes twice in one.
  const day = Math.floor(moment / dayInMs);
  const begin = offsetAtDay(zone, day);
  return begin === offsetAtDay(zone, Math.min(day + 1, lastDay)) ? begin : readOffset(zone, moment);
};

/**
 * Returns the clock time of a zone at an ISO 8601 time, as a date whose UTC fields show it; undefined where it is no
 * time. An empty or unknown zone counts as UTC.
 * @param shift milliseconds by which the clock time is moved
 */
export const wallClock = (iso: string, timezone: string, shift = 0): Date | undefined => {
  const moment = Date.parse(iso);
  const wall = new Date(Number.isNaN(moment) ? moment : moment + offsetAt(moment, timezone) + shift);
  return Number.isNaN(wall.getTime()) ? undefined : wall;
};

/**
 * Returns the moment, in milliseconds, at which the clocks of a zone show a wall time (given as if it were UTC). A
 * repeated time is the first of two; a skipped one is later by what the clocks skip.
 */
export const momentOf = (wall: number, timezone: string): number => {
  const before = wall - offsetAt(wall - dayInMs, timezone);
  const after = wall - offsetAt(wall + dayInMs, timezone);
  const shown = [before, after].filter((moment) => moment + offsetAt(moment, timezone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
};

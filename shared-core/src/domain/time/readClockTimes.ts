import { momentOf, wallClock } from './wallClock';

const minute = 60_000;
const halfDay = 720 * minute;

/** Number of times that a day is planned for. */
const most = 12;

/** Number of rounds of a schedule by its interval. */
const rounds = 8;

interface ClockTime {
  /** Milliseconds after midnight, or noon. */
  of: number;
  /** Interval (ms) at which clocks show it: half a day without AM or PM. */
  every: number;
}

const readTime = (text: string): ClockTime | undefined => {
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?(?: ?([ap])\.?m?\.?)?$/i.exec(text);
  if (found === null) return undefined;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  const half = found[3]?.toLowerCase();
  if (minutes > 59 || hours > 23 || (half !== undefined && (hours > 12 || hours === 0))) return undefined;
  const of = (hours * 60 + minutes) * minute;
  if (half !== undefined) return { of: (of % halfDay) + (half === 'p' ? halfDay : 0), every: 2 * halfDay };
  return hours === 0 || hours > 12 ? { of, every: 2 * halfDay } : { of: of % halfDay, every: halfDay };
};

/** Returns the first time at which clocks show a time, at a wall time or later; all in milliseconds. */
const nextAt = ({ of, every }: ClockTime, wall: number): number =>
  of + Math.ceil((wall - of) / every) * every;

/**
 * Reads times of rounds, `12:30, 2, 3:45 PM` or `12:30 every 45`, as ISO 8601: each is the first one after that before
 * it. An interval gives eight rounds. Undefined where the text is anything else, or has more than twelve times.
 * @param from ISO 8601; the first round is at this time or later
 */
export const readClockTimes = (text: string, from: string, timezone: string): string[] | undefined => {
  const wall = wallClock(from, timezone)?.getTime();
  if (wall === undefined) return undefined;
  const [listed = '', interval, ...rest] = text.trim().split(/\s*\bevery\s+/i);
  const minutes =
    interval === undefined ? undefined : /^(\d{1,3})(?: ?min(?:utes)?\.?)?$/i.exec(interval)?.[1];
  if (rest.length > 0 || (interval !== undefined && !(Number(minutes) >= 5))) return undefined;
  const times = listed
    .split(/\s*[,;]\s*|\s+(?=\d)/)
    .filter((each) => each !== '')
    .map(readTime);
  if (times.length === 0 || times.length > most) return undefined;
  const walls: number[] = [];
  for (const time of times) {
    if (time === undefined) return undefined;
    walls.push(nextAt(time, (walls.at(-1) ?? wall - minute) + minute));
  }
  const first = walls.at(-1);
  for (let round = 1; first !== undefined && minutes !== undefined && round < rounds; round += 1)
    walls.push(first + round * Number(minutes) * minute);
  return walls.map((each) => new Date(momentOf(each, timezone)).toISOString());
};

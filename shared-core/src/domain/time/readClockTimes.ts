import { raceDayBegins } from './raceDay';
import { momentOf, wallClock } from './wallClock';

const minute = 60_000;
const halfDay = 720 * minute;
const day = 2 * halfDay;

/** Number of times that a day is planned for. */
const most = 12;

/** Longest text that is read, in characters. */
const longest = 200;

/** Number of rounds that an interval adds. */
export const addedByInterval = 7;

/** Nobody races earlier: a time before it that is over, without AM or PM, is one of the evening (ms after midnight). */
const earliest = 7 * 60 * minute;

interface ClockTime {
  /** Milliseconds after midnight, or noon. */
  of: number;
  /** Interval (ms) at which clocks show it: half a day without AM or PM. */
  every: number;
}

const readTime = (text: string): ClockTime | undefined => {
  if (/^(?:noon|midnight)$/i.test(text))
    return { of: text.toLowerCase() === 'noon' ? halfDay : 0, every: day };
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?(?: ?([ap])\.?m?\.?)?$/i.exec(text);
  if (found === null) return undefined;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  const half = found[3]?.toLowerCase();
  if (minutes > 59 || hours > 23 || (half !== undefined && (hours > 12 || hours === 0))) return undefined;
  const of = (hours * 60 + minutes) * minute;
  if (half !== undefined) return { of: (of % halfDay) + (half === 'p' ? halfDay : 0), every: day };
  return hours === 0 || hours > 12 ? { of, every: day } : { of: of % halfDay, every: halfDay };
};

/**
 * Returns the wall times of a schedule, each the first after that before it; all in milliseconds.
 * @param unmarked start of a first time without AM or PM
 */
const wallsFrom = (times: readonly ClockTime[], start: number, unmarked = start): number[] => {
  const walls: number[] = [];
  for (const { of, every } of times) {
    const after = (walls.at(-1) ?? (every === halfDay ? unmarked : start) - minute) + minute;
    walls.push(of + Math.ceil((after - of) / every) * every);
  }
  return walls;
};

/**
 * Returns the wall times of a schedule on the race day of a wall time; undefined where they do not fit into it. Times
 * without AM or PM that would all be over are those of the evening, where the day has them.
 */
const wallsOn = (times: readonly ClockTime[], typed: number): number[] | undefined => {
  const begin = Math.floor((typed - raceDayBegins) / day) * day + raceDayBegins;
  const within = (walls: number[]) => ((walls.at(-1) ?? 0) < begin + day ? walls : undefined);
  const midnight = begin - raceDayBegins;
  const later = wallsFrom(times, begin, Math.min(typed, midnight + earliest));
  const walls = (later.at(-1) ?? 0) < midnight + day ? later : within(wallsFrom(times, begin));
  const isOver = walls !== undefined && (walls.at(-1) ?? 0) < typed;
  if (!isOver || times.some(({ every }) => every === day)) return walls;
  return within(wallsFrom(times, begin + halfDay)) ?? walls;
};

/**
 * Reads times of rounds, `12:30, 2, 3:45 PM` or `12:30 every 45`, as ISO 8601. They belong to the race day on which they
 * are typed, each after that before it; some may be over. An interval adds seven rounds. Undefined where the text
 * is anything else, or has more than twelve times or another order.
 * @param typedAt ISO 8601
 */
export const readClockTimes = (text: string, typedAt: string, timezone: string): string[] | undefined => {
  const typed = wallClock(typedAt, timezone)?.getTime();
  if (typed === undefined || text.length > longest) return undefined;
  const [listed = '', interval, ...rest] = text.trim().split(/\bevery\s+/i);
  const minutes =
    interval === undefined ? undefined : Number(/^(\d{1,3})(?: ?min(?:utes)?\.?)?$/i.exec(interval)?.[1]);
  if (rest.length > 0 || (minutes !== undefined && !(minutes >= 5))) return undefined;
  const read = listed
    .split(/[,;]|\s(?=\d)/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(readTime);
  const times = read.filter((time) => time !== undefined);
  if (times.length === 0 || times.length < read.length || times.length > most) return undefined;
  const walls = wallsOn(times, typed);
  if (walls === undefined) return undefined;
  const moments = walls.map((wall) => momentOf(wall, timezone));
  const first = moments.at(-1) ?? 0;
  // By the moments: clocks may be changed between two rounds.
  const more = minutes === undefined ? 0 : Math.min(addedByInterval, most - moments.length);
  for (let round = 1; round <= more; round += 1) moments.push(first + round * (minutes ?? 0) * minute);
  return moments.map((moment) => new Date(moment).toISOString());
};

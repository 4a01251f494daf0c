import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { finishOf } from '../pass/finishOf';
import { seconds, type Seconds } from '../units/units';
import { ownMeetings } from './ownMeetings';

/** Record against one opponent; averages count races in which the value is known. */
export interface OpponentRecord {
  /** Name as written last. */
  name: string;
  races: number;
  wins: number;
  losses: number;
  /** Average lead at the stripe; negative is behind. */
  margin?: Seconds;
  /** Dial of the last race. */
  dial?: Seconds;
  reaction?: Seconds;
  /** Reaction plus ET over the dial. */
  package?: Seconds;
  /** Last meeting, ISO 8601. */
  last: string;
}

/** Signs of a name that tell it from others; a form takes 60. */
const longestName = 200;

/**
 * Returns one key for an opponent, however the name or the car number was typed; a slip writes `Car B427`, a board
 * `#B427`.
 */
export const opponentKey = (name: string): string =>
  name
    .trim()
    .slice(0, longestName)
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^car (?=(?:# ?)?\S*\d)/, '')
    .replace(/^# ?(?=\S*\d)/, '');

const mean = (values: readonly (number | undefined)[]): Seconds | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0
    ? undefined
    : seconds(known.reduce((sum, value) => sum + value, 0) / known.length);
};

const packageOf = ({ event }: LogEntry): number | undefined =>
  event?.opponent_reaction === undefined ||
  event.opponent_et === undefined ||
  event.opponent_dial === undefined
    ? undefined
    : event.opponent_reaction + event.opponent_et - event.opponent_dial;

/** Returns the last known dial of the opponent in these races, the newest first. */
const lastDialIn = (races: readonly LogEntry[]): Seconds | undefined =>
  races.find(({ event }) => event?.opponent_dial !== undefined)?.event?.opponent_dial;

const recordOf = (races: readonly LogEntry[], newest: LogEntry): OpponentRecord => {
  const margin = mean(races.map(({ derived }) => derived.margin));
  const dial = lastDialIn(races);
  const reaction = mean(races.map(({ event }) => event?.opponent_reaction));
  const theirPackage = mean(races.map(packageOf));
  const count = (result: string): number => races.filter(({ timeslip }) => timeslip.result === result).length;
  return {
    name: newest.event?.opponent?.trim() ?? '',
    races: races.length,
    wins: count('Win'),
    losses: count('Loss'),
    ...(margin !== undefined && { margin }),
    ...(dial !== undefined && { dial }),
    ...(reaction !== undefined && { reaction }),
    ...(theirPackage !== undefined && { package: theirPackage }),
    last: newest.log_entry_datetime,
  };
};

/** Lists passes, newest first, without the races between two cars of the racer: these are none against an opponent. */
const withoutOwnMeetings = (entries: readonly LogEntry[]): LogEntry[] => {
  const newestFirst = entries
    .map((entry) => ({ entry, at: Date.parse(entry.log_entry_datetime) }))
    .sort((a, b) => b.at - a.at);
  const met = ownMeetings(newestFirst);
  return newestFirst.flatMap(({ entry }) => (met.has(entry) ? [] : [entry]));
};

/** Groups the passes against named opponents by `opponentKey`, the newest first. */
export const racesByOpponent = (entries: readonly LogEntry[]): Map<string, LogEntry[]> => {
  const byKey = new Map<string, LogEntry[]>();
  for (const entry of withoutOwnMeetings(entries)) {
    const key = opponentKey(entry.event?.opponent ?? '');
    if (key === '') continue;
    const races = byKey.get(key);
    if (races === undefined) byKey.set(key, [entry]);
    else races.push(entry);
  }
  return byKey;
};

/** Lists the passes against one opponent, however the name was typed, the newest first. */
export const racesAgainst = (name: string, entries: readonly LogEntry[]): LogEntry[] =>
  racesByOpponent(entries).get(opponentKey(name)) ?? [];

/** Lists the races over a distance. */
export const racesOver = (finish: Distance, races: readonly LogEntry[]): LogEntry[] =>
  races.filter(({ location, timeslip, vehicle }) => finishOf(location, timeslip, vehicle) === finish);

/** Lists the opponents of these passes, the latest first; names differing in case and spaces are the same. */
export const opponentBook = (entries: readonly LogEntry[]): OpponentRecord[] =>
  [...racesByOpponent(entries).values()].flatMap((races) => {
    const [newest] = races;
    return newest === undefined ? [] : [recordOf(races, newest)];
  });

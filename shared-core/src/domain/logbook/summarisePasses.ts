import { distances, type Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { seconds, type Seconds } from '../units/units';
import { raceDay } from '../time/raceDay';
import { finishOf } from '../pass/finishOf';
import { isTrial } from '../race/roundKind';

/** Summary of the passes over one distance. */
export interface DistanceSummary {
  distance: Distance;
  passes: number;
  /** Quickest all-out pass. */
  bestEt: LogEntry | undefined;
  bestMph: LogEntry | undefined;
  /** Standard deviation of an ET within its day. */
  consistency: Seconds | undefined;
}

/** Summary of a season. */
export interface PassSummary {
  passes: number;
  wins: number;
  losses: number;
  byes: number;
  /** Mean of the lights that were not red. */
  reaction: Seconds | undefined;
  redLights: number;
  /** Distances that were run, the shortest first. */
  distances: DistanceSummary[];
}

/** Passes of a car at a track no further apart than this are of one day: no night is as short. */
const shortestNight = 4 * 3_600_000;

const dayOf = ({ log_entry_datetime: at, location }: LogEntry): string | undefined =>
  raceDay(at, location.timezone);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const isAllOut = ({ timeslip }: LogEntry): boolean => timeslip.quality === 'All Out';

const best = (
  entries: readonly LogEntry[],
  isBetter: (entry: LogEntry, than: LogEntry) => boolean,
): LogEntry | undefined =>
  entries.reduce<LogEntry | undefined>(
    (found, entry) => (found === undefined || isBetter(entry, found) ? entry : found),
    undefined,
  );

const etsByDay = (entries: readonly LogEntry[]): number[][] => {
  const days: number[][] = [];
  const open = new Map<string, { ets: number[]; latest: number; first: LogEntry }>();
  const timed = entries.map((entry) => ({ entry, at: Date.parse(entry.log_entry_datetime) }));
  for (const { entry, at } of timed.sort((a, b) => a.at - b.at)) {
    if (entry.derived.finish_et === undefined) continue;
    const key = `${entry.vehicle.uid} ${entry.location.uid}`;
    let day = open.get(key);
    if (day === undefined || (at - day.latest > shortestNight && dayOf(entry) !== dayOf(day.first))) {
      day = { ets: [], latest: at, first: entry };
      open.set(key, day);
      days.push(day.ets);
    }
    day.ets.push(entry.derived.finish_et);
    day.latest = at;
  }
  return days;
};

/** Returns the standard deviation within days, pooled: s² = Σ(x − mean of its day)² / Σ(n of the day − 1). */
const consistencyOf = (entries: readonly LogEntry[]): Seconds | undefined => {
  let squares = 0;
  let freedom = 0;
  for (const ets of etsByDay(entries)) {
    const middle = mean(ets);
    squares += ets.reduce((sum, et) => sum + (et - middle) ** 2, 0);
    freedom += ets.length - 1;
  }
  return freedom === 0 ? undefined : seconds(Math.sqrt(squares / freedom));
};

const ofDistance = (distance: Distance, entries: readonly LogEntry[]): DistanceSummary => {
  const full = entries.filter(isAllOut);
  const timed = full.filter(({ derived }) => derived.finish_et !== undefined);
  const clocked = full.filter(({ derived }) => derived.finish_mph !== undefined);
  return {
    distance,
    passes: entries.length,
    bestEt: best(timed, (a, b) => Number(a.derived.finish_et) < Number(b.derived.finish_et)),
    bestMph: best(clocked, (a, b) => Number(a.derived.finish_mph) > Number(b.derived.finish_mph)),
    consistency: consistencyOf(timed),
  };
};

/**
 * Summarizes passes. [1] Wins, losses and lights count every pass; a bye is neither won nor lost, and its light is one
 * like any other; a time trial alone is no bye. [2] Bests and consistency count all-out passes alone, [3] never across
 * distances. [4] Consistency compares an ET with those of the same car, track and day, so that neither the air of a
 * season nor a second car widens it.
 */
export const summarisePasses = (entries: readonly LogEntry[]): PassSummary => {
  const byDistance = new Map<Distance, LogEntry[]>(distances.map((distance) => [distance, []]));
  const green: number[] = [];
  let redLights = 0;
  let wins = 0;
  let losses = 0;
  let byes = 0;
  for (const entry of entries) {
    const { location, timeslip, vehicle } = entry;
    byDistance.get(finishOf(location, timeslip, vehicle))?.push(entry);
    if (entry.event?.bye) byes += isTrial(entry.event.round ?? '') ? 0 : 1;
    else if (timeslip.result === 'Win') wins += 1;
    else if (timeslip.result === 'Loss') losses += 1;
    if (timeslip.reaction_time === undefined) continue;
    if (timeslip.reaction_time < 0) redLights += 1;
    else green.push(timeslip.reaction_time);
  }
  return {
    passes: entries.length,
    wins,
    losses,
    byes,
    reaction: green.length === 0 ? undefined : seconds(mean(green)),
    redLights,
    distances: [...byDistance]
      .filter(([, run]) => run.length > 0)
      .map(([distance, run]) => ofDistance(distance, run)),
  };
};

import {
  distances,
  finishOf,
  isRecord,
  seconds,
  type Distance,
  type DraftsPort,
  type LogEntry,
  type Seconds,
} from '@holeshot/shared-core';
import type { PlannedRace, PlannedRound } from './planRounds';

/** Remembers on this device what the plans have said. */
const key = 'plan-said';

const hour = 3_600_000;
const mostDays = 60;
const mostRows = 300;
/** How far (ms) a pass may be from the time of its round. */
const besideRound = hour / 2;

/** Last word of a plan about a round, at a whole hour ahead. */
export interface SaidRound {
  vehicleUid: string;
  locationUid: string;
  finish: Distance;
  /** Time of the round, ISO 8601. */
  at: string;
  /** Hours ahead of the round, 1 or more. */
  lead: number;
  et: Seconds;
  low80: Seconds;
  high80: Seconds;
}

/** Rounds that were planned so many hours ahead, and run. */
export interface PlanScore {
  /** Hours. */
  lead: number;
  rounds: number;
  /** Rounds whose ET lay in the range of 80 %. */
  inRange: number;
  /** Average of the misses, all taken as positive. */
  miss: Seconds;
}

const isTime = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 100;

/** Reads one row as a device remembers it; undefined where it is unsound. */
const readSaid = (stored: unknown): SaidRound | undefined => {
  if (!isRecord(stored)) return undefined;
  const { vehicleUid, locationUid, at, lead, et, low80, high80 } = stored;
  const finish = distances.find((distance) => distance === stored['finish']);
  if (typeof vehicleUid !== 'string' || typeof locationUid !== 'string') return undefined;
  if (finish === undefined) return undefined;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
  if (typeof lead !== 'number' || !Number.isInteger(lead) || lead < 1 || lead > 24) return undefined;
  if (!isTime(et) || !isTime(low80) || !isTime(high80) || low80 > et || et > high80) return undefined;
  return {
    ...{ vehicleUid, locationUid, finish, at, lead },
    ...{ et: seconds(et), low80: seconds(low80), high80: seconds(high80) },
  };
};

/** Reads what the plans have said, oldest first; what is unsound is left out. */
export const readPlanRecord = (drafts: DraftsPort): SaidRound[] => {
  const stored = drafts.read(key);
  return Array.isArray(stored) ? stored.map(readSaid).filter((said) => said !== undefined) : [];
};

/** Car, track and distance of a plan. */
type Planned = Pick<PlannedRace, 'engine' | 'location'>;

const isOf = (
  { vehicleUid, locationUid, finish }: Omit<SaidRound, 'at' | 'lead' | 'et' | 'low80' | 'high80'>,
  { engine, location }: Planned,
): boolean => vehicleUid === engine.vehicle.uid && locationUid === location.uid && finish === engine.finish;

/**
 * Keeps what a plan says of the rounds ahead of it. Of the same round it keeps one row an hour, and nothing of the last
 * half hour, which belongs to the call. It forgets rounds after 60 days.
 * @param now milliseconds
 */
export const keepPlan = (
  drafts: DraftsPort,
  race: Planned,
  planned: readonly PlannedRound[],
  now: number,
): void => {
  const { engine, location } = race;
  const said = planned.flatMap(({ at, expected }): SaidRound[] => {
    const lead = Math.round((Date.parse(at) - now) / hour);
    if (expected === undefined || lead < 1) return [];
    const { et, low80, high80 } = expected;
    const of = { vehicleUid: engine.vehicle.uid, locationUid: location.uid, finish: engine.finish };
    return [{ ...of, at, lead, et, low80, high80 }];
  });
  if (said.length === 0) return;
  const isSaidAgain = (before: SaidRound): boolean =>
    isOf(before, race) && said.some(({ at, lead }) => at === before.at && lead === before.lead);
  const before = readPlanRecord(drafts).filter(
    (each) => !isSaidAgain(each) && now - Date.parse(each.at) < mostDays * 24 * hour,
  );
  drafts.write(key, [...before, ...said].slice(-mostRows));
};

/** Finds what is nearest to a moment (ms), within half an hour. */
const nearest = <Timed extends { at: number }>(all: readonly Timed[], moment: number): Timed | undefined => {
  const away = ({ at }: Timed) => Math.abs(at - moment);
  return all.filter((each) => away(each) <= besideRound).sort((a, b) => away(a) - away(b))[0];
};

/** Lists the passes that a plan was made for and that were all out, with their times in milliseconds. */
const passesOf = (race: Planned, entries: readonly LogEntry[]): { at: number; et: Seconds }[] => {
  const doubted = new Set(
    race.engine.passes.flatMap(({ log_entry_uid, doubt }) => (doubt === undefined ? [] : [log_entry_uid])),
  );
  return entries.flatMap((entry) => {
    const { vehicle, location, timeslip } = entry;
    const { finish_et: et } = entry.derived;
    const finish = finishOf(location, timeslip, vehicle);
    const isPlanned = isOf({ vehicleUid: vehicle.uid, locationUid: location.uid, finish }, race);
    const isAllOut = timeslip.quality === 'All Out' && !doubted.has(entry.log_entry_uid);
    return et !== undefined && isPlanned && isAllOut
      ? [{ at: Date.parse(entry.log_entry_datetime), et }]
      : [];
  });
};

const scoreOf = (lead: number, rounds: readonly (SaidRound & { ran: Seconds })[]): PlanScore => ({
  lead,
  rounds: rounds.length,
  inRange: rounds.filter(({ low80, high80, ran }) => low80 <= ran && ran <= high80).length,
  miss: seconds(rounds.reduce((sum, { et, ran }) => sum + Math.abs(ran - et), 0) / rounds.length),
});

/**
 * Compares what the plans of a car at a track said with its all-out passes within half an hour of each round. Of a
 * schedule that moved, a pass counts for the round nearest to it alone.
 * @param entries passes of any car
 * @returns the scores by hours ahead, the fewest first
 */
export const scorePlans = (
  record: readonly SaidRound[],
  race: Planned,
  entries: readonly LogEntry[],
): PlanScore[] => {
  const said = record.flatMap((each) => (isOf(each, race) ? [{ ...each, moment: Date.parse(each.at) }] : []));
  if (said.length === 0) return [];
  const passes = passesOf(race, entries);
  const rounds = said.map(({ moment }) => ({ at: moment }));
  const run = said.flatMap((each) => {
    const pass = nearest(passes, each.moment);
    const isItsRound = pass !== undefined && nearest(rounds, pass.at)?.at === each.moment;
    return isItsRound ? [{ ...each, ran: pass.et }] : [];
  });
  const leads = [...new Set(run.map(({ lead }) => lead))].sort((a, b) => a - b);
  return leads.map((lead) =>
    scoreOf(
      lead,
      run.filter((each) => each.lead === lead),
    ),
  );
};

import { recordOf } from '../plain/record';
import { opponentKey } from '../race/opponentBook';
import { seconds, type Seconds } from '../units/units';
import { scoutedProblem, type ScoutedRun } from './ScoutedRun';

/** Key of the scouted runs among the drafts: one part notes them, another races against them. */
export const scoutedKey = 'scouted-runs';

/** Number of runs that a device holds. */
export const mostScouted = 500;

/** Age (ms) from which a run says nothing about the next race: a race weekend. */
const longest = 3 * 24 * 3_600_000;

const isOfNow = (at: string, now: number): boolean => Math.abs(now - Date.parse(at)) < longest;

const parseRun = (stored: unknown): ScoutedRun | undefined => {
  const { car, dial, et, at } = recordOf(stored);
  if (typeof car !== 'string' || typeof et !== 'number' || typeof at !== 'string') return undefined;
  if (dial !== undefined && typeof dial !== 'number') return undefined;
  if (scoutedProblem({ car, dial, et }) !== undefined) return undefined;
  return { car, et: seconds(et), at, ...(dial !== undefined && { dial: seconds(dial) }) };
};

/** Reads the runs as a device holds them, newest first; leaves out unsound ones and those too old at `now` (ms). */
export const parseScoutedRuns = (stored: unknown, now: number): ScoutedRun[] =>
  (Array.isArray(stored) ? stored : [])
    .map(parseRun)
    .filter((run) => run !== undefined)
    .filter(({ at }) => isOfNow(at, now))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, mostScouted);

const sameRun = ({ car, dial, et }: ScoutedRun): string => `${opponentKey(car)} ${dial ?? ''} ${et}`;

/**
 * Adds a pasted list, newest first, to the runs of the device. A run that is there already counts once.
 * @returns all runs, the number of new ones, and the new ones for which there is no room
 */
export const addScouted = (
  runs: readonly ScoutedRun[],
  pasted: readonly ScoutedRun[],
): { runs: ScoutedRun[]; added: number; beyond: ScoutedRun[] } => {
  const known = new Set(runs.map(sameRun));
  const fresh = pasted.filter((run) => {
    const key = sameRun(run);
    return !known.has(key) && known.add(key) !== undefined;
  });
  const added = fresh.slice(0, Math.max(0, mostScouted - runs.length));
  return { runs: [...added, ...runs], added: added.length, beyond: fresh.slice(added.length) };
};

/** Car with its scouted runs. */
export interface ScoutedCar {
  /** Number as written last. */
  car: string;
  /** Newest first. */
  runs: ScoutedRun[];
}

/** Groups runs, newest first, by car, the latest noted first; numbers differing in case and spaces are the same. */
export const scoutedCars = (runs: readonly ScoutedRun[]): ScoutedCar[] => {
  const byKey = new Map<string, ScoutedCar>();
  for (const run of runs) {
    const key = opponentKey(run.car);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { car: run.car, runs: [run] });
    else known.runs.push(run);
  }
  return [...byKey.values()];
};

/** Returns the scouted runs of a car, newest first, however its number is written. */
export const runsOfCar = (car: string, runs: readonly ScoutedRun[]): ScoutedRun[] => {
  const key = opponentKey(car);
  return runs.filter((run) => opponentKey(run.car) === key);
};

/** Returns the last dial in these runs, newest first. */
export const lastScoutedDial = (runs: readonly ScoutedRun[]): Seconds | undefined =>
  runs.find(({ dial }) => dial !== undefined)?.dial;

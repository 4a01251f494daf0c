import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { inOneGo, type Share } from '../work/inOneGo';
import { createEngine, type PassDoubt } from '../prediction/engine/engine';
import { learnPass } from '../prediction/engine/learnPass';
import { predictNext } from '../prediction/engine/predictNext';
import { passesOf } from '../prediction/passesOf';
import { typedBase } from '../prediction/startingBase';
import { wallClock } from '../time/wallClock';
import { rulesOfThumb, type ReferencePass, type RuleOfThumb } from './rulesOfThumb';

/** Pass called from the earlier ones and its own weather alone, in seconds. */
export interface WalkedPass {
  vehicle_uid: string;
  log_entry_uid: string;
  actual: number;
  predicted: number;
  low80: number;
  high80: number;
  /** Number of earlier passes marked All Out that counted. */
  prior_passes: number;
  /** By the local day of the track. */
  first_of_day: boolean;
  /** Whether the racer marked it All Out. */
  all_out: boolean;
  /** Doubt about a pass marked All Out, by the passes before it. */
  doubt?: PassDoubt;
  rules: Record<RuleOfThumb, number>;
}

const z80 = 1.2816;
/** Number of passes before the first call. */
const fewest = 2;

/** Returns the standard deviation (s) that a call claimed. */
export const walkedSd = ({ low80, high80 }: Pick<WalkedPass, 'low80' | 'high80'>): number =>
  (high80 - low80) / (2 * z80);

const dayOf = (pass: LogEntry): string =>
  `${wallClock(pass.log_entry_datetime, pass.location.timezone)?.toISOString().slice(0, -14)} ${pass.location.uid}`;

/**
 * Walks the passes of a car in time order and calls each before learning it; one step for each pass.
 * @param asMarked true lets the rules of thumb use each pass marked All Out; by default none that looks lifted or spun
 */
export function* walkSteps(
  vehicle: Vehicle,
  entries: readonly LogEntry[],
  finish: Distance = vehicle.finish,
  asMarked = false,
): Generator<Share, WalkedPass[]> {
  const learns = vehicle.ddpe_tune.apply_learned_corrections;
  const engine = createEngine(vehicle, finish, typedBase(vehicle, finish));
  const before: ReferencePass[] = [];
  const walked: WalkedPass[] = [];
  let day = '';
  const passes = passesOf(vehicle, entries);
  for (const [index, pass] of passes.entries()) {
    const { weather, location, timeslip, log_entry_uid, log_entry_datetime: iso } = pass;
    const actual = timeslip[`et_${finish}`];
    const first = dayOf(pass) !== day;
    day = dayOf(pass);
    const tune = pass.vehicle[`tune_version_${finish}`];
    const throttleStop = pass.setup?.throttle_stop;
    const called =
      weather === null || actual === undefined || engine.allOut < fewest
        ? undefined
        : predictNext(engine, { location, weather, iso, tune, lane: timeslip.lane, throttleStop }, learns);
    const prior_passes = engine.allOut;
    learnPass(engine, pass);
    const doubt = engine.passes.at(-1)?.doubt;
    if (weather !== null && actual !== undefined) {
      const all_out = timeslip.quality === 'All Out';
      if (called !== undefined) {
        walked.push({
          vehicle_uid: vehicle.uid,
          log_entry_uid,
          actual,
          predicted: called.et,
          low80: called.et - z80 * called.sd,
          high80: called.et + z80 * called.sd,
          prior_passes,
          first_of_day: first,
          all_out,
          ...(doubt && { doubt }),
          rules: byRules(before, weather, { vehicle, finish }),
        });
      }
      if (all_out && (asMarked || doubt === undefined)) before.push({ et: actual, weather });
    }
    yield (index + 1) / passes.length;
  }
  return walked;
}

/** Does the whole walk at once, the passes as they are marked: the back-test of a log book file. */
export const walkForward = (
  vehicle: Vehicle,
  entries: readonly LogEntry[],
  finish: Distance = vehicle.finish,
): WalkedPass[] => inOneGo(walkSteps(vehicle, entries, finish, true));

const byRules = (
  before: readonly ReferencePass[],
  weather: ReferencePass['weather'],
  car: { vehicle: Vehicle; finish: Distance },
): Record<RuleOfThumb, number> =>
  Object.fromEntries(
    Object.entries(rulesOfThumb).map(([name, rule]) => [name, rule(before, weather, car)]),
  ) as Record<RuleOfThumb, number>;

import type { LogEntry } from '../../entities/LogEntry';
import { seconds, type Seconds } from '../../units/units';
import { airResponseOf } from './airResponseOf';
import { completeRun, runEnd } from './completeRun';
import type { Row } from './beliefs';
import { advance, believed, createBank, expectStep, learnSum, outlook, rowOf, type Bank } from './bank';
import { carFormOf } from './carForm';
import { launchFactors, runFactors } from './carModel';
import { conditionsOf, steadied, withTimer, type Conditions } from './conditions';
import {
  baseOf,
  byPhysics,
  createEngine,
  unknownLaunchVariance,
  unknownVariance,
  type CountedPass,
  type Engine,
  type PassDoubt,
} from './engine';
import { noticeSurprise, varianceOf } from './noise';
import { slipOf, type Slip } from './slip';
import { physicalStop } from './throttleStop';
import {
  advanceSpeed,
  createSpeedModel,
  expectedSpeed,
  expectSpeedStep,
  learnSpeed,
  type SpeedModel,
} from './speedModel';

/** Number of good passes from which bad ones are judged, and their good parts used. */
const fewest = 4;
/** Limits in standard deviations: for a doubt, and for a surprise to count less. Bad passes are slow. */
const limits = { lifted: 5, spun: 5, launch: 2.5, slow: 3.5, quick: 8, step: 5 } as const;
/** Factors on the noise of a completed lifted pass, and of a spun one without its launch. */
const completedNoise = 2.5;
const spunNoise = 8;
/** Number of odd passes in a row after which the car has changed. */
const believedAfter = 2;
/** Number of passes after a wild one for which the car may be another. */
const unsettledFor = 3;
const mostRuns = 15;
/** Variance of a clock that shows thousandths. */
const clockNoise = 1e-8;
/** Factor on earlier claims with each new one. */
const claimMemory = 0.98;
/** Largest miss (standard deviations) that says something about the claims. */
const wildest = 3.5;

const conditionsOfPass = ({ vehicle, finish, before }: Engine, entry: LogEntry): Conditions | undefined => {
  if (entry.weather === null) return undefined;
  const conditions = conditionsOf({
    location: entry.location,
    weather: entry.weather,
    iso: entry.log_entry_datetime,
    tune: entry.vehicle[`tune_version_${finish}`],
    lane: entry.timeslip.lane,
    throttleStop: entry.setup?.throttle_stop,
    response: airResponseOf(vehicle, finish),
  });
  return conditions && steadied(withTimer(conditions, before), before);
};

/** Returns the models of the car; its first pass makes them. */
const modelsOf = (
  engine: Engine,
  { et, launch }: Slip,
  stop: Seconds | undefined,
): { bank: Bank; speed: SpeedModel } | undefined => {
  if (engine.bank === undefined || engine.speed === undefined) {
    if (et === undefined) return undefined;
    const form = carFormOf(engine.vehicle.base_tune, engine.finish, engine.typedBase, {
      et,
      launch,
      stop,
    });
    engine.bank = createBank(form);
    engine.speed = createSpeedModel(form);
  }
  return { bank: engine.bank, speed: engine.speed };
};

/**
 * Settles at the first timer of a throttle stop what the passes before were whose timers nobody noted. They had the
 * stop too where this pass ran nearer to them than to them with its stop on top: then the car is forgotten, as they
 * scatter. Else they ran without it, and count as noted so.
 */
const settleUnnoted = (engine: Engine, conditions: Conditions, { et }: Slip): void => {
  const { vehicle, finish, typedBase, bank, learned } = engine;
  if (bank?.before === undefined || bank.stop !== undefined || et === undefined) return;
  if (learned.every(({ setup }) => setup?.throttle_stop !== undefined)) return;
  const added = physicalStop(bank.form.et, conditions.stop);
  if (added === 0) return;
  const full = believed(bank, runFactors({ ...conditions, stop: undefined }, bank.form));
  if (Math.log(et) - full > added / 2) {
    bank.before = { ...bank.before, stop: seconds(0) };
    return;
  }
  const { launchNoise, claims, physicsMisses, ...anew } = createEngine(vehicle, finish, typedBase);
  Object.assign(engine, { bank: anew.bank, speed: anew.speed, launchNoise, claims, physicsMisses });
};

/** Tells whether to doubt what looks wrong: not before a few passes are known, nor the third in a row. */
const isDoubtful = (engine: Engine, kind: 'lifted' | 'spun', looksWrong: boolean): boolean => {
  if (!looksWrong) {
    engine.streak[kind] = 0;
    return false;
  }
  engine.streak[kind] += 1;
  return engine.allOut >= fewest && engine.streak[kind] <= believedAfter;
};

interface Surprise {
  size: number;
  /** Expected variance. */
  variance: number;
}

const inDeviations = ({ size, variance }: Surprise): number => size / Math.sqrt(variance);

const judge = (
  engine: Engine,
  surprises: { speed: Surprise | undefined; launch: Surprise | undefined },
): PassDoubt | undefined => {
  const slowEnd = surprises.speed !== undefined && inDeviations(surprises.speed) < -limits.lifted;
  const slowStart = surprises.launch !== undefined && inDeviations(surprises.launch) > limits.spun;
  const lifted = isDoubtful(engine, 'lifted', slowEnd);
  const spun = isDoubtful(engine, 'spun', slowStart);
  if (lifted) return 'Lifted';
  return spun ? 'Spun' : undefined;
};

const learnSpeedOf = (
  engine: Engine,
  speed: SpeedModel,
  { mph }: Slip,
  surprise: Surprise | undefined,
): void => {
  if (mph === undefined || surprise === undefined) return;
  if (engine.streak.lifted > believedAfter) expectSpeedStep(speed, surprise.size);
  learnSpeed(speed, mph);
};

const learnLaunch = (
  engine: Engine,
  bank: Bank,
  row: Row,
  { launch }: Slip,
  {
    surprise,
    unknown,
    spun,
    counts,
  }: { surprise: Surprise | undefined; unknown: number; spun: boolean; counts: boolean },
): void => {
  if (launch === undefined || surprise === undefined) return;
  if (spun) expectStep(bank, 'launch', surprise.size);
  else if (engine.streak.spun > believedAfter) expectStep(bank, 'launchLevel', surprise.size);
  const limit = { above: limits.launch, below: limits.launch };
  learnSum(bank, row, Math.log(launch), { noiseOf: () => clockNoise + unknown, ...limit, counts });
  if (!spun && engine.allOut >= 2) noticeSurprise(engine.launchNoise, surprise.size, surprise.variance);
};

/** Notes how well the claim for a pass held. */
const checkClaims = (
  engine: Engine,
  bank: Bank,
  conditions: Conditions,
  miss: Surprise,
  et: number,
): void => {
  if (engine.allOut < 2) return;
  const deviations = Math.abs(inDeviations(miss));
  if (deviations < wildest) {
    engine.claims.squares = claimMemory * engine.claims.squares + Math.min(9, deviations ** 2);
    engine.claims.count = claimMemory * engine.claims.count + 1;
  }
  const byForm = Math.log(et) - byPhysics(bank, baseOf(engine, bank), conditions);
  noticeSurprise(engine.physicsMisses, byForm, varianceOf(engine.physicsMisses));
};

const followStep = (engine: Engine, bank: Bank, miss: Surprise): void => {
  const wild = Math.abs(inDeviations(miss)) > limits.step;
  engine.streak.step = wild ? engine.streak.step + 1 : 0;
  engine.unsettled = wild ? unsettledFor : Math.max(0, engine.unsettled - 1);
  if (engine.streak.step < believedAfter) return;
  expectStep(bank, 'level', miss.size);
  engine.streak.step = 0;
};

const surpriseAt = (
  value: number | undefined,
  view: { mean: number; variance: number },
): Surprise | undefined =>
  value === undefined ? undefined : { size: Math.log(value) - view.mean, variance: view.variance };

const learnedFrom = (engine: Engine, entry: LogEntry): Omit<CountedPass, 'log_entry_uid'> => {
  const slip = slipOf(entry, engine.finish);
  const conditions = conditionsOfPass(engine, entry);
  const allOut = slip.quality === 'All Out';
  const readable = allOut ? slip.et !== undefined : slip.quality !== 'Flawed' && engine.allOut >= fewest;
  if (allOut && conditions !== undefined) settleUnnoted(engine, conditions, slip);
  const models = conditions === undefined || !readable ? undefined : modelsOf(engine, slip, conditions.stop);
  if (conditions === undefined || models === undefined) return { weight: 0 };

  const { bank, speed } = models;
  advance(bank, conditions, varianceOf(engine.launchNoise));
  advanceSpeed(speed, conditions);
  engine.before = conditions;
  const launchRow = rowOf(bank, launchFactors(conditions, bank.form));
  const runRow = rowOf(bank, runFactors(conditions, bank.form));
  const unknown = unknownVariance(bank, conditions);
  const unknownLaunch = unknownLaunchVariance(bank, conditions);
  const surprises = {
    speed: surpriseAt(slip.mph, expectedSpeed(speed)),
    launch: surpriseAt(
      slip.launch,
      outlook(bank, launchRow, () => clockNoise + unknownLaunch),
    ),
  };
  const run = outlook(bank, runRow, ({ noise }) => noise + unknown);
  const judged = allOut ? judge(engine, surprises) : undefined;
  const doubt = entry.timeslip.quality_sure === true ? undefined : judged;
  const lifted = slip.quality === 'Lifted' || doubt === 'Lifted';
  const spun = slip.quality === 'Spun' || doubt === 'Spun';
  const counts = allOut && doubt === undefined;

  if (allOut && !lifted) learnSpeedOf(engine, speed, slip, surprises.speed);
  learnLaunch(engine, bank, launchRow, slip, {
    surprise: surprises.launch,
    unknown: unknownLaunch,
    spun,
    counts,
  });
  const et = lifted ? slip.point && completeRun(slip.point, runEnd(engine.wholeRuns)) : slip.et;
  const miss = surpriseAt(et, run);
  if (et === undefined || miss === undefined || (spun && slip.launch === undefined)) {
    return { weight: 0, ...(doubt && { doubt }) };
  }
  if (counts) {
    checkClaims(engine, bank, conditions, miss, et);
    followStep(engine, bank, miss);
    if (slip.point !== undefined)
      engine.wholeRuns = [...engine.wholeRuns, { point: slip.point, et }].slice(-mostRuns);
    engine.last = { log_entry_uid: entry.log_entry_uid, et, conditions };
  }
  const extra = (lifted ? completedNoise : 1) * (spun ? spunNoise : 1);
  const weight = learnSum(bank, rowOf(bank, runFactors(conditions, bank.form)), Math.log(et), {
    noiseOf: ({ noise }) => noise * extra + unknown,
    above: limits.slow,
    below: limits.quick,
    counts,
  });
  if (allOut) engine.allOut += 1;
  return { weight: weight / extra, ...(doubt && { doubt }) };
};

/**
 * Teaches an engine one more pass, which must not be older than those before: changes the engine, at the same cost each
 * time. For callers that made the engine themselves; others use `learn`.
 */
export const learnPass = (engine: Engine, entry: LogEntry): void => {
  const { learned: before, passes } = engine;
  const counted = { log_entry_uid: entry.log_entry_uid, ...learnedFrom(engine, entry) };
  engine.learned = [...before, entry];
  engine.passes = [...passes, counted];
};

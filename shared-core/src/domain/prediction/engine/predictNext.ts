import type { Lane } from '../../entities/LogEntry';
import type { Location } from '../../entities/Location';
import type { WeatherObservation } from '../../entities/Weather';
import { mph, seconds, type Mph, type Seconds } from '../../units/units';
import { airResponseOf } from './airResponseOf';
import { assumptions } from './assumptions';
import { advance, believed, copyOfBank, outlook, rowOf, type Bank } from './bank';
import { partOf, physicalAir, runFactors, type Part } from './carModel';
import { conditionsOf, steadied, withTimer, type Conditions } from './conditions';
import { baseOf, byPhysics, unknownVariance, type Engine } from './engine';
import { lawfulAir } from './lawfulAir';
import { varianceOf } from './noise';
import { physicalStop } from './throttleStop';
import { advanceSpeed, copyOfSpeedModel, expectedSpeed } from './speedModel';

/** Place, time, air and lane of the next pass. */
export interface NextPass {
  location: Location;
  weather: WeatherObservation;
  /** Measured weather where `weather` is supposed instead. */
  measured?: WeatherObservation | undefined;
  /** Headwind on top of the wind of `weather`. */
  gust?: Mph;
  /** ISO 8601. */
  iso: string;
  tune: number;
  lane: Lane | undefined;
  /** Timer of the throttle stop, 0 for a pass without it; without one the usual one is supposed. */
  throttleStop?: Seconds | undefined;
}

/** Prediction of one engine. */
export interface Forecast {
  et: Seconds;
  sd: Seconds;
  /** ET in 29.92 inHg of dry air at 60 °F without wind, and what each part adds to it. */
  baseEt: Seconds;
  why: Record<Part, Seconds>;
  mph: Mph | undefined;
  /** How far the air has moved the ET since the last pass, in s; 0 without one. */
  airSinceLast: Seconds;
}

/** Factor on the interval while the car may have changed. */
const unsettledDoubt = 2;
/** Smallest and largest claim, as a share of the ET. */
const leastDeviation = 0.0003;
const mostDeviation = 0.3;

/** Returns how far the air moves the logarithm of an ET from one set of conditions to another. */
const movedByAir = (bank: Bank, from: Conditions, to: Conditions): number => {
  const factors = { air: to.air - from.air, airCurve: to.air ** 2 - from.air ** 2 };
  const rest = {
    humidity: to.humidity - from.humidity,
    heat: to.heat - from.heat,
    drag: to.thickness - from.thickness,
  };
  return believed(bank, { ...factors, ...rest }) + lawfulAir(bank, to) - lawfulAir(bank, from);
};

type Why = Record<Part, number>;

const nothing = (): Why => ({ air: 0, wind: 0, day: 0, lane: 0, track: 0, stop: 0, learned: 0 });

/** Splits the logarithm of an ET into parts on top of the base; `air` is the physical share, the rest is learned. */
const explained = (bank: Bank, conditions: Conditions, base: number): Why => {
  const factors = runFactors(conditions, bank.form);
  const shares = nothing();
  for (const [unknown, part] of Object.entries(partOf)) {
    const factor = factors[unknown as keyof typeof factors] ?? 0;
    if (factor === 0) continue;
    shares[part] += believed(bank, { [unknown]: factor });
  }
  const physical = physicalAir(bank.form) * conditions.air;
  shares.learned += shares.air - physical + believed(bank, { level: 1 }) - base;
  shares.learned += lawfulAir(bank, conditions);
  shares.air = physical;
  return shares;
};

const byForm = (bank: Bank, conditions: Conditions): Why => ({
  ...nothing(),
  air: physicalAir(bank.form) * conditions.air,
  wind: byPhysics(bank, 0, { ...conditions, stop: undefined }) - physicalAir(bank.form) * conditions.air,
  stop: physicalStop(bank.form.et, conditions.stop),
});

/** Turns shares of a logarithm into seconds that add up to the difference of the ETs: each times the logarithmic mean. */
const inSeconds = (shares: Why, et: number, base: number): Record<Part, Seconds> => {
  const difference = Math.log(et) - base;
  const scale = Math.abs(difference) < 1e-9 ? et : (et - Math.exp(base)) / difference;
  return Object.fromEntries(
    Object.entries(shares).map(([part, share]) => [part, seconds(share * scale)]),
  ) as Record<Part, Seconds>;
};

/** Returns the logarithm of the ET and its variance: learned, or by physics and the base ET where learning is off. */
const runOutlook = (
  engine: Engine,
  bank: Bank,
  conditions: Conditions,
  learnedCounts: boolean,
): { mean: number; variance: number } => {
  if (!learnedCounts) {
    const mean = byPhysics(bank, baseOf(engine, bank), conditions);
    return { mean, variance: varianceOf(engine.physicsMisses) + unknownVariance(bank, conditions) };
  }
  const unknown = unknownVariance(bank, conditions);
  const { mean, variance } = outlook(
    bank,
    rowOf(bank, runFactors(conditions, bank.form)),
    ({ noise }) => noise + unknown,
  );
  const { squares, count } = engine.claims;
  const held = (assumptions.claimWorth + squares) / (assumptions.claimWorth + count);
  const doubt = assumptions.caution * (engine.unsettled > 0 ? unsettledDoubt : 1);
  return { mean: mean + lawfulAir(bank, conditions), variance: variance * held * doubt ** 2 };
};

const expectedMph = ({ speed, allOut }: Engine, conditions: Conditions): Mph | undefined => {
  if (speed === undefined || allOut === 0) return undefined;
  const ahead = copyOfSpeedModel(speed);
  advanceSpeed(ahead, conditions);
  const expected = Math.exp(expectedSpeed(ahead).mean);
  return Number.isFinite(expected) && speed.seen > 0 ? mph(expected) : undefined;
};

/**
 * Predicts the next pass; undefined where the engine has no ET to start from or the conditions make no sense.
 * The engine stays as it is.
 * @param learnedCounts false for physics and the base ET only
 */
export const predictNext = (
  engine: Engine,
  { measured, gust = mph(0), ...next }: NextPass,
  learnedCounts: boolean,
): Forecast | undefined => {
  const { vehicle, finish, before } = engine;
  const response = airResponseOf(vehicle, finish);
  const wanted = conditionsOf({ ...next, response });
  const report = measured ?? next.weather;
  const reported = conditionsOf({ ...next, weather: report, iso: report.datetime, response });
  if (wanted === undefined || engine.bank === undefined) return undefined;
  const timed = withTimer({ ...wanted, headwind: wanted.headwind + gust }, before);
  const conditions = steadied(timed, before, reported);
  const bank = copyOfBank(engine.bank);
  advance(bank, conditions, varianceOf(engine.launchNoise));
  const run = runOutlook(engine, bank, conditions, learnedCounts);
  const base = baseOf(engine, bank);
  const et = Math.exp(run.mean);
  const deviation = Math.min(mostDeviation, Math.max(leastDeviation, Math.sqrt(run.variance)));
  if (!Number.isFinite(et * deviation)) return undefined;
  const last = engine.last?.conditions;
  return {
    et: seconds(et),
    sd: seconds(et * deviation),
    baseEt: seconds(Math.exp(base)),
    why: inSeconds(learnedCounts ? explained(bank, conditions, base) : byForm(bank, conditions), et, base),
    mph: expectedMph(engine, conditions),
    airSinceLast: seconds(last === undefined ? 0 : et - et * Math.exp(-movedByAir(bank, last, conditions))),
  };
};

import type { Distance } from '../../entities/Distance';
import type { LogEntry } from '../../entities/LogEntry';
import type { Vehicle } from '../../entities/Vehicle';
import type { Seconds } from '../../units/units';
import type { Point } from './completeRun';
import { assumptions } from './assumptions';
import { believed, copyOfBank, createBank, type Bank } from './bank';
import { carFormOf } from './carForm';
import { physicalAir } from './carModel';
import { launchStopShare, physicalStop } from './throttleStop';
import type { Conditions } from './conditions';
import { priorNoise, type Noise } from './noise';
import { copyOfSpeedModel, createSpeedModel, type SpeedModel } from './speedModel';

/** Kind of a bad pass: not run to the end, or with spinning tires at the start. */
export type PassDoubt = 'Lifted' | 'Spun';

/** Learned pass: how much it counted, 0 to 1, and the doubt about one marked All Out. */
export interface CountedPass {
  log_entry_uid: string;
  weight: number;
  doubt?: PassDoubt;
}

/** Everything learned about a car over one distance. A value to its users: `learn` returns another one. */
export interface Engine {
  vehicle: Vehicle;
  finish: Distance;
  typedBase: Seconds | undefined;
  /** Undefined until there is an ET, typed or run. */
  bank: Bank | undefined;
  speed: SpeedModel | undefined;
  launchNoise: Noise;
  /** Misses as multiples of the claims; and misses of physics alone, as a share of the ET. */
  claims: { squares: number; count: number };
  physicsMisses: Noise;
  /** Conditions of the last pass, evened out. */
  before: Conditions | undefined;
  wholeRuns: { point: Point; et: Seconds }[];
  /** Last pass that counted whole. */
  last: { log_entry_uid: string; et: Seconds; conditions: Conditions } | undefined;
  /** Passes marked All Out that counted. */
  allOut: number;
  /** The passes behind all this, oldest first, and how much each counted. */
  learned: readonly LogEntry[];
  passes: readonly CountedPass[];
  /** Number of passes in a row that looked lifted, looked spun, or ran as if the car were another one. */
  streak: { lifted: number; spun: number; step: number };
  /** Number of further passes for which the car may have changed. */
  unsettled: number;
}

/** Creates an engine that knows the vehicle form and, where given, the ET in standard air. */
export const createEngine = (vehicle: Vehicle, finish: Distance, typedBase?: Seconds): Engine => {
  const form =
    typedBase === undefined
      ? undefined
      : carFormOf(vehicle.base_tune, finish, typedBase, { et: typedBase, launch: undefined });
  return {
    vehicle,
    finish,
    typedBase,
    bank: form && createBank(form),
    speed: form && createSpeedModel(form),
    launchNoise: priorNoise(assumptions.launch.noise, 6),
    claims: { squares: 0, count: 0 },
    physicsMisses: priorNoise(0.006, 4),
    before: undefined,
    wholeRuns: [],
    last: undefined,
    allOut: 0,
    learned: [],
    passes: [],
    streak: { lifted: 0, spun: 0, step: 0 },
    unsettled: 0,
  };
};

/** Copies an engine, so that `learnPass` may change it. */
export const copyOfEngine = (engine: Engine): Engine => ({
  ...engine,
  bank: engine.bank && copyOfBank(engine.bank),
  speed: engine.speed && copyOfSpeedModel(engine.speed),
  launchNoise: { ...engine.launchNoise },
  claims: { ...engine.claims },
  physicsMisses: { ...engine.physicsMisses },
  streak: { ...engine.streak },
});

/** Returns what a wind that nobody measured and a timer that nobody noted add to the variance of a run. */
export const unknownVariance = ({ form }: Bank, { density, windSpread, stopSpread }: Conditions): number =>
  (form.windShare * density * windSpread) ** 2 + ((stopSpread * assumptions.run.stop.mean) / form.et) ** 2;

/** Returns what a timer that nobody noted adds to the variance of a 60 ft. */
export const unknownLaunchVariance = ({ form }: Bank, { stopSpread }: Conditions): number =>
  (assumptions.launch.stop.mean * launchStopShare(Math.exp(form.launch), stopSpread)) ** 2;

/** Returns the logarithm of an ET by physics and the base ET alone. */
export const byPhysics = (
  { form }: Bank,
  base: number,
  { air, density, headwind, stop }: Conditions,
): number =>
  base +
  physicalAir(form) * air +
  form.windEffect * form.windShare * density * headwind +
  physicalStop(form.et, stop);

/** Returns the logarithm of the typed base ET, else of the learned one. */
export const baseOf = ({ typedBase }: Engine, bank: Bank): number =>
  typedBase === undefined ? believed(bank, { level: 1 }) : Math.log(typedBase);

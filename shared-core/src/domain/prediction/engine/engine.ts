import type { Distance } from '../../entities/Distance';
import type { LogEntry } from '../../entities/LogEntry';
import type { Vehicle } from '../../entities/Vehicle';
import type { Seconds } from '../../units/units';
import type { Point } from './completeRun';
import { assumptions } from './assumptions';
import { believed, copyOfBank, createBank, type Bank } from './bank';
import { carFormOf } from './carForm';
import { physicalAir } from './carModel';
import type { Conditions } from './conditions';
import { priorNoise, type Noise } from './noise';
import { copyOfSpeedModel, createSpeedModel, type SpeedModel } from './speedModel';

/** What a pass looks like that was not run to the end, or that lost its tyres at the start. */
export type PassDoubt = 'Lifted' | 'Spun';

/** A pass that was looked at: how much it counted, 0 to 1, and what is doubtful about one marked All Out. */
export interface CountedPass {
  log_entry_uid: string;
  weight: number;
  doubt?: PassDoubt;
}

/** All that is known of a car over one distance. A value to its users: `learn` returns another one. */
export interface Engine {
  vehicle: Vehicle;
  finish: Distance;
  typedBase: Seconds | undefined;
  /** Undefined until there is an ET, typed or run. */
  bank: Bank | undefined;
  speed: SpeedModel | undefined;
  launchNoise: Noise;
  /** How far off the predictions were, as a multiple of what they claimed; and physics alone, as a share of the ET. */
  claims: { squares: number; count: number };
  physicsMisses: Noise;
  /** The conditions of the last pass, evened out. */
  before: Conditions | undefined;
  wholeRuns: { point: Point; et: Seconds }[];
  /** The last pass that counted whole. */
  last: { log_entry_uid: string; et: Seconds; conditions: Conditions } | undefined;
  /** Passes marked All Out that counted. */
  allOut: number;
  /** The passes behind all this, oldest first, and how much each counted. */
  learned: readonly LogEntry[];
  passes: readonly CountedPass[];
  /** How many passes in a row looked lifted, looked spun, or came out as if the car were another one. */
  streak: { lifted: number; spun: number; step: number };
  /** For so many passes the car may still be another than it was. */
  unsettled: number;
}

/** An engine that knows nothing but the vehicle form and, where given, the ET in standard air. */
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
    speed: form && createSpeedModel(form.windShare),
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

/** An independent copy, which `learnPass` may change. */
export const copyOfEngine = (engine: Engine): Engine => ({
  ...engine,
  bank: engine.bank && copyOfBank(engine.bank),
  speed: engine.speed && copyOfSpeedModel(engine.speed),
  launchNoise: { ...engine.launchNoise },
  claims: { ...engine.claims },
  physicsMisses: { ...engine.physicsMisses },
  streak: { ...engine.streak },
});

/** What a wind nobody measured adds to the variance of a run. */
export const windVariance = ({ form }: Bank, { density, windSpread }: Conditions): number =>
  (form.windShare * density * windSpread) ** 2;

/** What physics and the base ET alone say of the logarithm of an ET. */
export const byPhysics = ({ form }: Bank, base: number, { air, density, headwind }: Conditions): number =>
  base + physicalAir(form) * air + form.windEffect * form.windShare * density * headwind;

/** The base ET of the racer, or else the one learned, as a logarithm. */
export const baseOf = ({ typedBase }: Engine, bank: Bank): number =>
  typedBase === undefined ? believed(bank, { level: 1 }) : Math.log(typedBase);

import type { Feet, Grains, Horsepower, Mph, Seconds } from '../units/units';
import type { Distance, PerDistance } from './Distance';
import type { Location } from './Location';
import type { PassSetup } from './PassSetup';
import type { RaceEvent } from './RaceEvent';
import type { WeatherObservation } from './Weather';

/** Lanes of a slip, in their stored words. */
export const lanes = ['Left', 'Right', 'Lane 1', 'Lane 2', 'Lane 3', 'Lane 4'] as const;
/** Results of a pass, in their stored words. */
export const results = ['Time Only', 'Win', 'Loss'] as const;
/** Qualities of a pass, in their stored words. */
export const qualities = ['All Out', 'Spun', 'Lifted', 'Flawed'] as const;

/** Lane of a slip. */
export type Lane = (typeof lanes)[number];
/** Result of a pass. */
export type PassResult = (typeof results)[number];
/** Quality of a pass. */
export type Quality = (typeof qualities)[number];

/** Times of a slip, each optional. */
export interface SlipTimes {
  dialin_et?: Seconds;
  reaction_time?: Seconds;
  et_60?: Seconds;
  et_330?: Seconds;
  et_594?: Seconds;
  et_660?: Seconds;
  mph_660?: Mph;
  et_1000?: Seconds;
  mph_1000?: Mph;
  et_1320?: Seconds;
  mph_1320?: Mph;
}

/** Slip of a pass with lane, result and quality. */
export interface Timeslip extends SlipTimes {
  /** ISO 8601. */
  datetime: string;
  lane: Lane;
  result: PassResult;
  quality: Quality;
  /** The racer confirmed that a doubted pass was All Out. */
  quality_sure?: boolean;
}

/** Values worked out at saving. Those of the car are frozen since; `withWorkedOut` corrects the rest. */
export interface DerivedValues {
  finish_et?: Seconds;
  /** ET predicted for the finish distance with the weather of the pass. */
  finish_ddp?: Seconds;
  finish_mph?: Mph;
  split_60_330?: Seconds;
  split_330_660?: Seconds;
  split_660_1000?: Seconds;
  split_1000_1320?: Seconds;
  package?: Seconds;
  /** Lead at the stripe; negative behind the opponent. */
  margin?: Seconds;
  density_altitude?: Feet;
  grains?: Grains;
  horsepower?: Horsepower;
  corrected_horsepower?: Horsepower;
  msa_et?: Seconds;
  msa_mph?: Mph;
}

/** Pass, as stored under `logBooks/{vehicle_year_month}.entries.{log_entry_uid}`. */
export interface LogEntry {
  log_entry_uid: string;
  /** ISO 8601. */
  log_entry_datetime: string;
  vehicle: { uid: string; name: string; finish: Distance } & PerDistance<'tune_version', number>;
  /** Track as it was at that pass. */
  location: Location;
  timeslip: Timeslip;
  setup?: PassSetup;
  /** Null where no weather was known. */
  weather: WeatherObservation | null;
  derived: DerivedValues;
  prediction: Partial<PerDistance<'et', Seconds>>;
  /** Race that the pass was part of. */
  event?: RaceEvent;
  custom_fields: Record<string, string | number>;
  notes: string;
  changes: string;
}

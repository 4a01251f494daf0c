import type { Inches, Pounds, Seconds } from '../units/units';
import type { Distance, PerDistance } from './Distance';

/** Fields that tune a prediction, in their stored names. */
export type BaseTune = PerDistance<'tune_version', number> &
  PerDistance<'sl_et_zw', Seconds | null> &
  PerDistance<'poly_coeff_da_grains', [number, number, number]> &
  PerDistance<'poly_coeff_da_weight', number> &
  PerDistance<'poly_coeff_max_history', number> &
  PerDistance<'wind_effect', number> &
  PerDistance<'friction_factor', number> &
  PerDistance<'fuel_type_factor', number> &
  PerDistance<'induction_type_factor', number> & {
    body_width: Inches;
    body_height: Inches;
    drag_coefficient: number;
    weight_with_driver: Pounds;
  };

/** Tune that the engine learns, beside the racer's own `base_tune`. */
export type DdpeTune = BaseTune & {
  auto_adjust_disabled: boolean;
  apply_learned_corrections: boolean;
  location_offsets: Record<
    string,
    Partial<PerDistance<'sl_et_zw', Seconds> & PerDistance<'wind_effect', number>> & { elevation?: number }
  >;
};

/** Car or bike, as stored under `users/{uid}.vehicles.{uid}`. */
export interface Vehicle {
  uid: string;
  name: string;
  /** Time of creation, ISO 8601. */
  datetime: string;
  /** Distance it is raced over. */
  finish: Distance;
  notes: string;
  base_tune: BaseTune;
  ddpe_tune: DdpeTune;
}

/** Fuels, each with its exponent on temperature. */
export const fuels = [
  { label: 'Gasoline', factor: 0.5 },
  { label: 'E85', factor: 0.33 },
  { label: 'Methanol', factor: 0.3 },
] as const;

/** Inductions, each with the share of the air's effect that reaches the engine. */
export const inductions = [
  { label: 'Naturally Aspirated', factor: 1 },
  { label: 'Supercharged', factor: 0.7 },
] as const;

/** Name of a fuel. */
export type Fuel = (typeof fuels)[number]['label'];
/** Name of an induction. */
export type Induction = (typeof inductions)[number]['label'];

/** Returns the exponent on temperature of a fuel. */
export const fuelFactor = (fuel: Fuel): number => fuels.find(({ label }) => label === fuel)?.factor ?? 0.5;

/** Returns the share of the air's effect that reaches an engine of this induction. */
export const inductionFactor = (induction: Induction): number =>
  inductions.find(({ label }) => label === induction)?.factor ?? 1;

/** Finds the fuel of a car over its own distance; undefined for an unknown factor. */
export const fuelOf = ({ base_tune, finish }: Vehicle): Fuel | undefined =>
  fuels.find(({ factor }) => factor === base_tune[`fuel_type_factor_${finish}`])?.label;

/** Finds the induction of a car over its own distance; undefined for an unknown factor. */
export const inductionOf = ({ base_tune, finish }: Vehicle): Induction | undefined =>
  inductions.find(({ factor }) => factor === base_tune[`induction_type_factor_${finish}`])?.label;

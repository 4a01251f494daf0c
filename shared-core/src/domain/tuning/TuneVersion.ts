import type { BaseTune, DdpeTune } from '../entities/Vehicle';

/** How a tune came to be: as it was before the first change kept, by the racer, by a suggestion, or by going back. */
export const tuneReasons = ['first', 'racer', 'suggested', 'automatic', 'undone'] as const;

/** Why a version of a tune was made. */
export type TuneReason = (typeof tuneReasons)[number];

/** A tune as it was from one saved change to the next, as stored in `users/{uid}/tunes/{vehicle_uid}_{n}`. */
export interface TuneVersion {
  vehicle_uid: string;
  /** Milliseconds of the change, so that two devices without a network take different ones; higher is later. */
  n: number;
  /** ISO 8601. */
  datetime: string;
  reason: TuneReason;
  base_tune: BaseTune;
  ddpe_tune: DdpeTune;
  /** The pass that a suggestion came from. */
  log_entry_uid?: string;
}

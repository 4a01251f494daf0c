import type { BaseTune, DdpeTune } from '../entities/Vehicle';

/** Origins of a tune: before the first recorded change, by the racer, by a suggestion, or by going back. */
export const tuneReasons = ['first', 'racer', 'suggested', 'automatic', 'undone'] as const;

/** Reason of a version of a tune. */
export type TuneReason = (typeof tuneReasons)[number];

/** Tune from one saved change to the next, as stored in `users/{uid}/tunes/{vehicle_uid}_{n}`. */
export interface TuneVersion {
  vehicle_uid: string;
  /** Milliseconds of the change, so that two devices without a network take different ones; higher is later. */
  n: number;
  /** ISO 8601. */
  datetime: string;
  reason: TuneReason;
  base_tune: BaseTune;
  ddpe_tune: DdpeTune;
  /** Pass that a suggestion came from. */
  log_entry_uid?: string;
}

import type { Distance } from '../entities/Distance';
import type { Vehicle } from '../entities/Vehicle';
import { learnedTuneOf, withLearnedTune, type LearnedTune } from './LearnedTune';
import type { TuneSuggestion } from './suggestTune';

/** A change of a learned tune, as kept in `users/{uid}/tunes/{vehicle_uid}_{n}`. */
export interface TuneChange {
  vehicle_uid: string;
  finish: Distance;
  /** The `tune_version` of the learned tune from this change on. */
  version: number;
  /** ISO 8601. */
  datetime: string;
  reason: 'suggested' | 'automatic' | 'undone';
  before: LearnedTune;
  after: LearnedTune;
}

/** The car with another learned tune and the record of the change; `now` in milliseconds. */
const changed = (
  vehicle: Vehicle,
  finish: Distance,
  after: LearnedTune,
  { reason, now }: { reason: TuneChange['reason']; now: number },
): { vehicle: Vehicle; change: TuneChange } => {
  const ddpe_tune = withLearnedTune(vehicle.ddpe_tune, finish, after);
  return {
    vehicle: { ...vehicle, ddpe_tune },
    change: {
      vehicle_uid: vehicle.uid,
      finish,
      version: ddpe_tune[`tune_version_${finish}`],
      datetime: new Date(now).toISOString(),
      reason,
      before: learnedTuneOf(vehicle, finish),
      after,
    },
  };
};

/** Takes a suggested tune over as a new version; `now` in milliseconds. */
export const applyTune = (
  vehicle: Vehicle,
  { finish, after }: TuneSuggestion,
  how: { reason: 'suggested' | 'automatic'; now: number },
): { vehicle: Vehicle; change: TuneChange } => changed(vehicle, finish, after, how);

/** Goes back to the tune before a change, itself a new version; `now` in milliseconds. */
export const undoTune = (
  vehicle: Vehicle,
  { finish, before }: TuneChange,
  now: number,
): { vehicle: Vehicle; change: TuneChange } => changed(vehicle, finish, before, { reason: 'undone', now });

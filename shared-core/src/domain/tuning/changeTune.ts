import { distances } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { BaseTune, Vehicle } from '../entities/Vehicle';
import { isSameTune } from './isSameTune';
import { withLearnedTune } from './LearnedTune';
import type { TuneSuggestion } from './suggestTune';
import type { Tunes } from './tuneDifferences';
import type { TuneReason, TuneVersion } from './TuneVersion';
import { isOtherCar, withTunes } from './withTunes';

/** Car with another tune, and the versions to store of it. */
export interface TuneChange {
  /** The car as it was: equal fields are not written, for another device may have changed them since. */
  before?: Vehicle;
  vehicle: Vehicle;
  versions: TuneVersion[];
}

/** Facts of a change to record. */
export interface TuneOccasion {
  reason: TuneReason;
  /** Milliseconds. */
  now: number;
  /** Stored versions, in any order. */
  known: readonly TuneVersion[];
  logEntryUid?: string;
}

/**
 * Returns the versions to store when a car is saved with another tune. Where no stored version holds the old tune, as
 * before the first change, that is stored too: there is always a way back.
 * @param after with its tune versions already raised
 */
export const rememberTune = (
  before: Vehicle,
  after: Vehicle,
  { reason, now, known, logEntryUid }: TuneOccasion,
): TuneChange => {
  if (isSameTune(before, after)) return { before, vehicle: after, versions: [] };
  const newest = known.reduce<TuneVersion | undefined>(
    (found, version) => (found !== undefined && found.n > version.n ? found : version),
    undefined,
  );
  const isKept = newest !== undefined && isSameTune(newest, before);
  const n = Math.max(now, 1 + (newest?.n ?? -1));
  const version = (of: Vehicle, at: number): Omit<TuneVersion, 'reason'> => ({
    vehicle_uid: of.uid,
    n: at,
    datetime: new Date(now).toISOString(),
    base_tune: of.base_tune,
    ddpe_tune: of.ddpe_tune,
  });
  return {
    before,
    vehicle: after,
    versions: [
      ...(isKept ? [] : [{ ...version(before, n), reason: 'first' as const }]),
      {
        ...version(after, isKept ? n : n + 1),
        reason,
        ...(logEntryUid !== undefined && { log_entry_uid: logEntryUid }),
      },
    ],
  };
};

/** Saves a racer's own change of a tune; `isAnotherCar` as in `withTunes`. */
export const changeTune = (
  vehicle: Vehicle,
  tunes: Tunes,
  { isAnotherCar = false, ...occasion }: Omit<TuneOccasion, 'reason'> & { isAnotherCar?: boolean },
): TuneChange =>
  rememberTune(vehicle, withTunes(vehicle, tunes, { isAnotherCar }), { ...occasion, reason: 'racer' });

/** Applies a suggested tune as a new version. */
export const applyTune = (
  vehicle: Vehicle,
  { finish, after }: TuneSuggestion,
  occasion: TuneOccasion & { reason: 'suggested' | 'automatic' },
): TuneChange => {
  const { base_tune } = vehicle;
  const ddpe_tune = withLearnedTune(vehicle.ddpe_tune, finish, after);
  return rememberTune(vehicle, withTunes(vehicle, { base_tune, ddpe_tune }), occasion);
};

/**
 * Goes back to a tune, as a new version. The car is the one it was then if no pass was logged since; else, or where
 * that is unknown, it is another car once more.
 * @param tunes a version of the history, or the car as it was
 * @param occasion with the passes of the car, undefined while they are not known
 */
export const undoTune = (
  vehicle: Vehicle,
  { base_tune, ddpe_tune }: Tunes,
  { passes, ...occasion }: Omit<TuneOccasion, 'reason'> & { passes: readonly LogEntry[] | undefined },
): TuneChange => {
  const back = withTunes(vehicle, { base_tune, ddpe_tune });
  const versions = distances.map((distance) => {
    const field = `tune_version_${distance}` as const;
    const then = base_tune[field];
    // The next tune takes the number of one that was never raced.
    const isShared = [vehicle, ...occasion.known].some(
      (each) => each.base_tune[field] === then && isOtherCar(each, { base_tune, ddpe_tune }, distance),
    );
    const isUnraced = passes?.every(({ vehicle: car }) => car[field] < then + Number(!isShared)) ?? false;
    const raised = vehicle.base_tune[field] + Number(vehicle.base_tune[field] !== then);
    return [field, isUnraced ? then : Math.max(back.base_tune[field], raised)];
  });
  const after: Vehicle = {
    ...back,
    base_tune: { ...back.base_tune, ...(Object.fromEntries(versions) as Partial<BaseTune>) },
  };
  return rememberTune(vehicle, after, { ...occasion, reason: 'undone' });
};

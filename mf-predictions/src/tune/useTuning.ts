import {
  undoTimeout,
  applyTune,
  decideTuning,
  distanceLabels,
  isSameTune,
  sayFailure,
  undoTune,
  unknown,
  type ClockPort,
  type Distance,
  type FeedbackPort,
  type LogEntry,
  type Result,
  type TuneChange,
  type TunesPort,
  type TuneSuggestion,
  type TuneVersion,
  type TuningDecision,
  type UserSettings,
  type Vehicle,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useEffect, useMemo } from 'react';
import { takenOver } from './takenOver';
import { useTuneSuggestion } from './useTuneSuggestion';

/** What the tuning of a car over a distance is worked out and saved with. */
export interface TuningProps {
  vehicle: Vehicle;
  /** Of all cars or of this one, newest first. */
  entries: readonly LogEntry[];
  finish: Distance;
  tunes: TunesPort;
  settings: UserSettings;
  readOnly: boolean;
  feedback: FeedbackPort;
  clock: ClockPort;
}

/** How the tuning of a car over a distance stands. */
interface Tuning {
  /** Undefined until it is worked out, and once that of the last pass has been taken over. */
  suggestion: Result<TuneSuggestion> | undefined;
  decision: TuningDecision;
  /** That of the last pass has been taken over, undone since or not. */
  isOver: boolean;
  /** The version in which one was taken over, where the car has that tune now. */
  taken: TuneVersion | undefined;
  apply: (suggestion: TuneSuggestion) => Result<void>;
  /** Undefined where there is nothing to go back to. */
  undo: (() => Result<void>) | undefined;
}

/** What was taken over by itself since the app was opened: a pass tunes once, however many screens show its car. */
const tuned = new Set<string>();

/** Notes that a pass tunes its car over a distance; false where it has before. */
const claim = (pass: string): boolean => {
  const isFirst = !tuned.has(pass);
  tuned.add(pass);
  return isFirst;
};

/**
 * Works out the tune that the passes of a car speak for over a distance, and how it is taken over and undone. Where the
 * racer wants that and it helps it is taken over by itself, once for a pass, and a message says so with an Undo.
 */
export const useTuning = ({
  vehicle,
  entries,
  finish,
  tunes,
  settings,
  readOnly,
  feedback,
  clock,
}: TuningProps): Tuning => {
  const passes = useMemo(
    () => entries.filter((entry) => entry.vehicle.uid === vehicle.uid),
    [entries, vehicle.uid],
  );
  const loaded = useObservable(
    useMemo(() => tunes.versions$(vehicle.uid), [tunes, vehicle.uid]),
    unknown,
  );
  const known = useMemo(() => (loaded.state === 'present' ? loaded.value : []), [loaded]);
  const taken = useMemo(() => takenOver(known, finish), [known, finish]);
  const [newest, older] = known;
  const lastPass = passes[0]?.log_entry_uid;
  const isOver = taken.some((version) => version.log_entry_uid === lastPass);
  const suggestion = useTuneSuggestion(vehicle, passes, finish, loaded.state !== 'unknown' && !isOver, clock);
  const suggested = suggestion?.ok === true ? suggestion.value : undefined;
  const decision = suggested === undefined ? 'none' : decideTuning(vehicle, suggested, settings);

  const changeBy = (reason: 'suggested' | 'automatic', value: TuneSuggestion): TuneChange =>
    applyTune(vehicle, value, {
      reason,
      now: clock.now(),
      known,
      ...(lastPass !== undefined && { logEntryUid: lastPass }),
    });
  const goBack = (from: Vehicle, to: Parameters<typeof undoTune>[1], versions: readonly TuneVersion[]) =>
    tunes.save(undoTune(from, to, { now: clock.now(), known: versions, passes }));

  const isAutomatic = decision === 'apply' && !readOnly;
  useEffect(() => {
    if (!isAutomatic || suggested === undefined) return;
    const change = changeBy('automatic', suggested);
    if (change.versions.length === 0 || !claim(`${vehicle.uid} ${finish} ${lastPass}`)) return;
    if (!tunes.save(change).ok) return;
    feedback.snackbar({
      text: `${vehicle.name} was tuned over the ${distanceLabels[finish]} by what its passes taught.`,
      timeout: undoTimeout,
      waits: true,
      saved: true,
      action: {
        label: 'Undo',
        run: () => sayFailure(goBack(change.vehicle, vehicle, [...change.versions, ...known]), feedback),
      },
    });
    // Once for each suggestion: what it saves changes the car, and with it all the rest.
  }, [isAutomatic, suggested]);

  // A tune that another device has changed at the same time is no version: an undo would take that change back.
  const isInUse = newest !== undefined && newest === taken[0] && isSameTune(newest, vehicle);
  return {
    suggestion,
    decision,
    isOver,
    taken: isInUse ? newest : undefined,
    apply: (value) => tunes.save(changeBy('suggested', value)),
    undo: isInUse && older !== undefined ? () => goBack(vehicle, older, known) : undefined,
  };
};

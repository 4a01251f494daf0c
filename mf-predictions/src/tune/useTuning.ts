import {
  undoTimeout,
  applyTune,
  decideTuning,
  distanceLabels,
  isSameTune,
  sayFailure,
  undoTune,
  unknown,
  type Distance,
  type LogEntry,
  type Ports,
  type Result,
  type TuneChange,
  type TuneSuggestion,
  type TuneVersion,
  type TuningDecision,
  type UserSettings,
  type Vehicle,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useEffect, useMemo } from 'react';
import { appliedVersions } from './appliedVersions';
import { useTuneSuggestion } from './useTuneSuggestion';

/** Settings that say whether a tune is suggested, or applied by itself. */
export type TuningSettings = Pick<UserSettings, 'suggestedTuningEnabled' | 'automaticTuningResultsEnabled'>;

/** Data and ports for the tuning of a car over a distance. */
export interface TuningProps {
  vehicle: Vehicle;
  /** Passes of all cars or of this one, newest first. */
  entries: readonly LogEntry[];
  finish: Distance;
  settings: TuningSettings;
  readOnly: boolean;
  ports: Pick<Ports, 'tunes' | 'feedback' | 'clock'>;
}

/** State of the tuning of a car over a distance. */
interface Tuning {
  /** Undefined until it is worked out, and once the one of the last pass was applied. */
  suggestion: Result<TuneSuggestion> | undefined;
  decision: TuningDecision;
  /** Whether the suggestion of the last pass was applied, undone since or not. */
  isApplied: boolean;
  /** Version that applied a suggestion, where the car has that tune now. */
  applied: TuneVersion | undefined;
  apply: (suggestion: TuneSuggestion) => Result<void>;
  /** Undefined where there is no earlier tune. */
  undo: (() => Result<void>) | undefined;
}

/** Passes that tuned their car since the app was opened: each tunes once, on however many screens. */
const tuned = new Set<string>();

/** Notes that a pass tunes its car over a distance; false where it already has. */
const claim = (pass: string): boolean => {
  const isFirst = !tuned.has(pass);
  tuned.add(pass);
  return isFirst;
};

/**
 * Suggests a tune from the passes of a car over a distance, applies and undoes it. Where the racer wants that and it
 * helps, it applies itself, once a pass, and a message offers Undo.
 */
export const useTuning = ({
  vehicle,
  entries,
  finish,
  settings,
  readOnly,
  ports: { tunes, feedback, clock },
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
  const applied = useMemo(() => appliedVersions(known, finish), [known, finish]);
  const [newest, older] = known;
  const lastPass = passes[0]?.log_entry_uid;
  const isApplied = applied.some((version) => version.log_entry_uid === lastPass);
  const suggestion = useTuneSuggestion(
    vehicle,
    passes,
    finish,
    loaded.state !== 'unknown' && !isApplied,
    clock,
  );
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
      text: `${vehicle.name}: tune for the ${distanceLabels[finish]} updated from its passes.`,
      timeout: undoTimeout,
      waits: true,
      saved: true,
      action: {
        label: 'Undo',
        run: () => sayFailure(goBack(change.vehicle, vehicle, [...change.versions, ...known]), feedback),
      },
    });
    // Once a suggestion: applying it changes the car, and with it all other dependencies.
  }, [isAutomatic, suggested]);

  // Another device may have changed the tune without a version; Undo would undo that change too.
  const isCurrent = newest !== undefined && newest === applied[0] && isSameTune(newest, vehicle);
  return {
    suggestion,
    decision,
    isApplied,
    applied: isCurrent ? newest : undefined,
    apply: (value) => tunes.save(changeBy('suggested', value)),
    undo: isCurrent && older !== undefined ? () => goBack(vehicle, older, known) : undefined,
  };
};

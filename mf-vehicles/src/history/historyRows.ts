import {
  distances,
  formatDateTime,
  isSameTune,
  tuneDifferences,
  type Tunes,
  type TuneVersion,
} from '@holeshot/shared-core';
import { changeLines, type ChangeLine } from './changeLines';

/** Row of the tune history. */
export interface HistoryRow {
  version: TuneVersion;
  /** By the clock of the device. */
  when: string;
  why: string;
  changes: ChangeLine[];
  isAnotherCar: boolean;
  /** Tune that the vehicle has now. */
  inUse: boolean;
  /** Target of Undo; set for the last change only. */
  undoTo: TuneVersion | undefined;
}

const isAnotherCarSince = (before: Tunes, after: Tunes): boolean =>
  distances.some(
    (distance) => after.base_tune[`tune_version_${distance}`] > before.base_tune[`tune_version_${distance}`],
  );

/** Drops repeats: two devices that changed a tune offline each stored the version before. */
const withoutRepeats = (versions: readonly TuneVersion[]): TuneVersion[] =>
  versions.filter((version, index) => {
    const before = versions[index + 1];
    return version.reason !== 'first' || before === undefined || !isSameTune(before, version);
  });

const whyOf = (
  version: TuneVersion,
  earlier: readonly TuneVersion[],
  when: (iso: string) => string,
): string => {
  switch (version.reason) {
    case 'first':
      return earlier.length === 0 ? 'As it was at first' : 'Found changed';
    case 'racer':
      return 'Changed by hand';
    case 'suggested':
      return 'Suggestion applied';
    case 'automatic':
      return 'Tuned automatically';
    case 'undone': {
      const target = earlier.slice(1).find((each) => tuneDifferences(each, version).length === 0);
      return target === undefined ? 'Undone' : `Undone: back to ${when(target.datetime)}`;
    }
  }
};

/**
 * Returns the history of a tune.
 * @param versions newest first
 * @param tunes current ones of the vehicle
 * @param titleOf returns the title of a track
 * @param timezone IANA name
 */
export const historyRows = (
  versions: readonly TuneVersion[],
  tunes: Tunes,
  titleOf: (locationUid: string) => string,
  timezone: string,
): HistoryRow[] => {
  const when = (iso: string) => formatDateTime(iso, timezone);
  const told = withoutRepeats(versions);
  const current = told.findIndex((version) => isSameTune(version, tunes));
  return told.map((version, index) => {
    const before = told[index + 1];
    return {
      version,
      when: when(version.datetime),
      why: whyOf(version, told.slice(index + 1), when),
      changes: before === undefined ? [] : changeLines(tuneDifferences(before, version), titleOf),
      isAnotherCar: before !== undefined && isAnotherCarSince(before, version),
      inUse: index === current,
      undoTo: index === 0 && current === 0 ? before : undefined,
    };
  });
};

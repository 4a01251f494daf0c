import {
  distanceLabels,
  finishOf,
  formatDifference,
  predictionMiss,
  type Distance,
  type StoredView,
  type LogEntry,
  type PassField,
} from '@holeshot/shared-core';
import { resultWithFouls } from '../pass/foulWords';

/** Column of the log book. */
export interface PassColumn extends PassField {
  /** The column that racers look for. */
  strong: boolean;
}

const called: PassField = {
  key: 'pred',
  label: 'Pred',
  numeric: true,
  value: predictionMiss,
  show: (entry) => {
    const miss = predictionMiss(entry);
    return miss === undefined ? '' : formatDifference(miss);
  },
};

/** Returns the key of the slip's own column for a value under `derived.finish_…`. */
const ownKey = (key: string, distance: number): string =>
  key.replace('derived.finish_', 'timeslip.').concat(`_${distance}`);

const finishKeys = ['derived.finish_et', 'derived.finish_mph'];

/** Names a value; the finish by its distance if all passes were run over one. */
const labelOf = ({ key, label }: PassField, distance: Distance | undefined): string =>
  distance !== undefined && key.startsWith('derived.finish_')
    ? label.replace('Finish', distanceLabels[distance].replace(' mile', ''))
    : label;

/** Returns the distance of all these passes; undefined if they differ, or without passes. */
export const commonFinish = (entries: readonly LogEntry[]): Distance | undefined => {
  const lengthOf = ({ location, timeslip, vehicle }: LogEntry) => finishOf(location, timeslip, vehicle);
  const length = entries[0] && lengthOf(entries[0]);
  return entries.every((entry) => lengthOf(entry) === length) ? length : undefined;
};

/**
 * Returns the columns of a view: the date first, the vehicle if there are several, by its last name.
 * @param fields every value that a pass of this racer can have; a view's unknown keys are left out
 * @param length of all passes; the finish has that name, and appears once, in its own place
 */
export const passColumns = (
  fields: readonly PassField[],
  { fieldKeys }: Pick<StoredView, 'fieldKeys'>,
  length: Distance | undefined,
  severalVehicles: boolean,
): PassColumn[] => {
  const doubled =
    length === undefined
      ? []
      : finishKeys.filter((key) => fieldKeys.includes(key)).map((key) => ownKey(key, length));
  const chosen = fieldKeys.filter((key) => !doubled.includes(key));
  const keys = new Set(['log_entry_datetime', ...(severalVehicles ? ['vehicle.name'] : []), ...chosen]);
  const found = [...keys].flatMap((key) => fields.filter((field) => field.key === key));
  return [...found, called].map((field) => ({
    ...field,
    label: labelOf(field, length),
    ...(field.key === 'timeslip.result' && { show: resultWithFouls }),
    strong: field.key === 'derived.finish_et' || field.key === `timeslip.et_${length ?? ''}`,
  }));
};

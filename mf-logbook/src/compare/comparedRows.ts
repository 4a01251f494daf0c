import {
  finishOf,
  formatDifference,
  type Distance,
  type LogEntry,
  type PassField,
} from '@holeshot/shared-core';
import { windKey } from '../pass/windKey';

/** Value of one compared pass. */
interface ComparedValue {
  entry: LogEntry;
  shown: string;
  /** Signed difference from the first pass; undefined if equal, missing, a text or the wind. */
  difference: string | undefined;
}

/** Row of one value of all compared passes. */
export interface ComparedRow {
  key: string;
  label: string;
  /** One of the few that stand before the others are folded out. */
  isMain: boolean;
  values: ComparedValue[];
}

/** Returns a number as it is shown; NaN where the pass lacks it. */
const shownNumber = (field: PassField, entry: LogEntry): number => {
  const shown = field.show(entry).replaceAll(',', '').replace('−', '-');
  return shown === '' ? NaN : Number(shown);
};

const differenceOf = (field: PassField, entry: LogEntry, first: LogEntry): string | undefined => {
  const difference = shownNumber(field, entry) - shownNumber(field, first);
  const text = formatDifference(difference, field.show(first).split('.')[1]?.length ?? 0);
  return entry !== first && /[1-9]/.test(text) ? text : undefined;
};

/** Returns the distance of all these passes; undefined if they differ. */
const commonDistance = (entries: readonly LogEntry[]): Distance | undefined => {
  const lengths = new Set(
    entries.map(({ location, timeslip, vehicle }) => finishOf(location, timeslip, vehicle)),
  );
  return lengths.size === 1 ? [...lengths][0] : undefined;
};

/** Keys of the main rows, in order: ET, increments, speed, what was set, air. */
const mainKeys = (distance: Distance | undefined): string[] => [
  ...new Set([
    distance === undefined ? 'derived.finish_et' : `timeslip.et_${distance}`,
    ...['timeslip.et_60', 'timeslip.et_330', 'timeslip.et_660'],
    distance === undefined ? 'derived.finish_mph' : `timeslip.mph_${distance}`,
    ...['setup.throttle_stop', 'setup.delay'],
    ...['derived.density_altitude', 'weather.air_temp', windKey],
  ]),
];

/** Keys of the rows that only repeat those of a distance. */
const repeatedKeys = (distance: Distance | undefined): string[] =>
  distance === undefined ? [] : ['derived.finish_et', 'derived.finish_mph', `prediction.et_${distance}`];

/**
 * Returns a row for each value that a pass has, once, numbers with their difference from the first pass; the main ones
 * stand first.
 */
export const comparedRows = (fields: readonly PassField[], entries: readonly LogEntry[]): ComparedRow[] => {
  const [first] = entries;
  if (first === undefined) return [];
  const distance = commonDistance(entries);
  const main = mainKeys(distance);
  const leftOut = ['log_entry_datetime', ...repeatedKeys(distance)];
  const inOrder = [
    ...main.flatMap((key) => fields.filter((field) => field.key === key)),
    ...fields.filter(({ key }) => !main.includes(key)),
  ];
  return inOrder
    .filter(({ key }) => !leftOut.includes(key))
    .filter((field) => entries.some((entry) => field.show(entry) !== ''))
    .map((field) => ({
      key: field.key,
      label: field.label,
      isMain: main.includes(field.key),
      values: entries.map((entry) => ({
        entry,
        shown: field.show(entry),
        // A difference of wind would be of its part against the car, not of the speed shown.
        difference: field.numeric && field.key !== windKey ? differenceOf(field, entry, first) : undefined,
      })),
    }));
};

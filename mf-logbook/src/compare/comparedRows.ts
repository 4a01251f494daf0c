import { formatDifference, type LogEntry, type PassField } from '@holeshot/shared-core';
import { windKey } from '../pass/windKey';

/** Value of one compared pass. */
interface ComparedValue {
  entry: LogEntry;
  shown: string;
  /** Signed difference from the first pass; undefined if equal, missing, a text or the wind. */
  difference: string | undefined;
}

/** Row of one value of all compared passes. */
interface ComparedRow {
  key: string;
  label: string;
  values: ComparedValue[];
}

const differenceOf = (field: PassField, entry: LogEntry, first: LogEntry): string | undefined => {
  const [value, from] = [field.value(entry), field.value(first)];
  if (entry === first || typeof value !== 'number' || typeof from !== 'number') return undefined;
  const difference = formatDifference(value - from, field.show(first).split('.')[1]?.length ?? 0);
  return /[1-9]/.test(difference) ? difference : undefined;
};

/** Returns a row for each value that a pass has, numbers with their difference from the first pass. */
export const comparedRows = (fields: readonly PassField[], entries: readonly LogEntry[]): ComparedRow[] => {
  const [first] = entries;
  if (first === undefined) return [];
  return fields
    .filter((field) => field.key !== 'log_entry_datetime')
    .filter((field) => entries.some((entry) => field.show(entry) !== ''))
    .map((field) => ({
      key: field.key,
      label: field.label,
      values: entries.map((entry) => ({
        entry,
        shown: field.show(entry),
        // A difference of wind would be of its part against the car, not of the speed shown.
        difference: field.numeric && field.key !== windKey ? differenceOf(field, entry, first) : undefined,
      })),
    }));
};

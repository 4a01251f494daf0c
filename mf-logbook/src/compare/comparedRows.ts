import { formatDifference, type LogEntry, type PassField } from '@holeshot/shared-core';
import { windKey } from '../pass/windKey';

/** A value of one of the compared passes. */
interface ComparedValue {
  entry: LogEntry;
  shown: string;
  /** How it differs from the first pass's, with its sign; undefined where it is the same, of words, of the wind and where one lacks it. */
  difference: string | undefined;
}

/** One value of all the compared passes. */
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

/** The values that at least one of the passes has, a row each, numbers with their difference from the first pass. */
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
        // Of the wind it would be of how much was against the car: it would stand beside a speed and not be one.
        difference: field.numeric && field.key !== windKey ? differenceOf(field, entry, first) : undefined,
      })),
    }));
};

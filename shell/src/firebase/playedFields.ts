import { seconds, type LogEntry } from '@holeshot/shared-core';

const fields = {
  notes: ({ notes }: LogEntry) => notes,
  changes: ({ changes }: LogEntry) => changes,
  et_60: ({ timeslip }: LogEntry) => timeslip.et_60,
  log_entry_datetime: (entry: LogEntry) => entry.log_entry_datetime,
  vehicle: ({ vehicle }: LogEntry) => vehicle.name,
} as const;

/** A field of a pass that the schedules change. */
export type PlayedField = keyof typeof fields;

/** All of them; what each holds names the step that put it there. */
export const playedFields = Object.keys(fields) as PlayedField[];

/** What a field of a pass holds, as a text. */
export const playedValue = (entry: LogEntry, field: PlayedField): string => String(fields[field](entry));

/**
 * A pass with one field changed.
 * @param number of the step that changes it
 * @param below a whole number from 0 to one below a count, which decides the month or the car
 * @param cars the uids that a pass may be of
 */
export const withPlayed = (
  entry: LogEntry,
  field: PlayedField,
  number: number,
  below: (count: number) => number,
  cars: readonly string[],
): LogEntry => {
  const text = `step ${number}`;
  if (field === 'notes' || field === 'changes') return { ...entry, [field]: text };
  if (field === 'et_60')
    return { ...entry, timeslip: { ...entry.timeslip, et_60: seconds(1 + number / 1000) } };
  if (field === 'vehicle') {
    const uid = cars[below(cars.length)] ?? '';
    return { ...entry, vehicle: { ...entry.vehicle, uid, name: text } };
  }
  const at = new Date(Date.UTC(2026, 5 + below(3), 10, 12, 0, number)).toISOString();
  return { ...entry, log_entry_datetime: at };
};

import { seconds, withWorkedOut, type LogEntry, type Timeslip } from '@holeshot/shared-core';

const fields = {
  notes: ({ notes }: LogEntry) => notes,
  changes: ({ changes }: LogEntry) => changes,
  et_60: ({ timeslip }: LogEntry) => timeslip.et_60,
  reaction_time: ({ timeslip }: LogEntry) => timeslip.reaction_time,
  dialin_et: ({ timeslip }: LogEntry) => timeslip.dialin_et,
  log_entry_datetime: (entry: LogEntry) => entry.log_entry_datetime,
  vehicle: ({ vehicle }: LogEntry) => vehicle.name,
} as const;

/** Field of a pass that the schedules change. */
export type PlayedField = keyof typeof fields;

/** Names of the fields; each value names the step that wrote it. */
export const playedFields = Object.keys(fields) as PlayedField[];

/** Slip times among them, each with the number that a step's number is added to. */
const slipped = { et_60: 1, reaction_time: 0, dialin_et: 11 };

/** Tells whether a field belongs to the slip. */
export const isOfSlip = (field: PlayedField): field is keyof typeof slipped => field in slipped;

/** Returns the value of a field of a pass as text. */
export const playedValue = (entry: LogEntry, field: PlayedField): string => String(fields[field](entry));

/**
 * Returns a pass with one field changed.
 * @param number of the step that changes it
 * @param below returns a whole number from 0 to one below a count, which decides the month or the car
 * @param cars uids that a pass may be of
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
  if (isOfSlip(field)) {
    const timeslip: Timeslip = { ...entry.timeslip, [field]: seconds(slipped[field] + number / 1000) };
    // The form of a pass knows nothing of other devices.
    return withWorkedOut({ ...entry, timeslip });
  }
  if (field === 'vehicle') {
    const uid = cars[below(cars.length)] ?? '';
    return { ...entry, vehicle: { ...entry.vehicle, uid, name: text } };
  }
  const at = new Date(Date.UTC(2026, 5 + below(3), 10, 12, 0, number)).toISOString();
  return { ...entry, log_entry_datetime: at };
};

import { formatWhole, fuels, inductions, nameProblem, parseNumber, raceWeights } from '@holeshot/shared-core';
import * as v from 'valibot';

const longestNotes = 2000;
const { least: lightest, most: heaviest } = raceWeights;

const fuel = v.picklist([...fuels.map(({ label }) => label), 'own']);
const induction = v.picklist([...inductions.map(({ label }) => label), 'own']);
const finish = v.picklist(['660', '1000', '1320']);

/** Schema of a vehicle draft: every field a text, `own` for a factor of no fuel or induction. */
export const vehicleDraftSchema = v.object({
  name: v.string(),
  weight: v.string(),
  fuel,
  induction,
  finish,
  notes: v.string(),
});

/** Schema of a valid form, with an error for each field. */
export const vehicleSchema = v.object({
  name: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? nameProblem(dataset.value) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
    v.trim(),
  ),
  weight: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parseNumber(dataset.value, { thousands: true });
      if (value !== undefined && value >= lightest && value <= heaviest) return value;
      const missing = dataset.value.trim() === '';
      addIssue({
        message: missing
          ? 'Enter the race weight with driver.'
          : `Enter a weight from ${formatWhole(lightest)} to ${formatWhole(heaviest)} lb.`,
      });
      return NEVER;
    }),
  ),
  fuel,
  induction,
  finish,
  notes: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longestNotes, `Notes can have at most ${longestNotes} characters.`),
  ),
});

/** Vehicle as typed, unchecked. */
export type VehicleDraft = v.InferOutput<typeof vehicleDraftSchema>;
/** Checked vehicle: trimmed texts, the weight as a number. */
export type VehicleFields = v.InferOutput<typeof vehicleSchema>;

import { DocumentReference, Timestamp } from 'firebase-admin/firestore';

/**
 * A stored value as JSON holds it: times as ISO 8601, references as their paths, and a number that JSON does not know
 * as text, as the log book file has it: one of them would make the whole answer fail.
 */
export const toPlainData = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value instanceof DocumentReference) return value.path;
  if (Array.isArray(value)) return value.map(toPlainData);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlainData(inner)]));
  return value;
};

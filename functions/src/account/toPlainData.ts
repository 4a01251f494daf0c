import { DocumentReference, Timestamp } from 'firebase-admin/firestore';

/**
 * Turns a stored value into JSON: times become ISO 8601, references their paths, and NaN and Infinity text, as in the
 * log book file. One such number would make the whole answer fail.
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

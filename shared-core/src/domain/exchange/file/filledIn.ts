import { isRecord } from '../../plain/record';
import { type StoredRecord } from './StoredLogBook';

const filled = (stored: unknown, read: unknown): unknown => {
  if (stored === undefined || stored === null) return read;
  return isRecord(stored) && isRecord(read) ? filledIn(stored, read) : stored;
};

/** Adds a parser's values to a stored record, and takes nothing away: unknown fields stay. */
export const filledIn = (stored: StoredRecord, read: object): StoredRecord => ({
  ...stored,
  ...Object.fromEntries(Object.entries(read).map(([field, value]) => [field, filled(stored[field], value)])),
});

import { isRecord } from '../../plain/record';
import { type StoredRecord } from './StoredLogBook';

const filled = (stored: unknown, read: unknown): unknown => {
  if (stored === undefined || stored === null) return read;
  return isRecord(stored) && isRecord(read) ? filledIn(stored, read) : stored;
};

/** A stored record with what a parser added to it, and nothing taken away: unknown fields stay. */
export const filledIn = (stored: StoredRecord, read: object): StoredRecord => ({
  ...stored,
  ...Object.fromEntries(Object.entries(read).map(([field, value]) => [field, filled(stored[field], value)])),
});

import type { StoredList, StoredRecord } from './StoredLogBook';

/** A row of a file that may be stored. */
export interface FileRow {
  list: StoredList;
  /** Where it stands in the file, from 1: its number in a JSON list, its line in a table. */
  place: number;
  id: string;
  value: StoredRecord;
  /** The file gives a pass's day and no time of day. */
  dayOnly?: true;
}

/** A row of a file that is not taken over, and why. */
export interface Refusal {
  list: StoredList;
  place: number;
  /** A sentence. */
  reason: string;
}

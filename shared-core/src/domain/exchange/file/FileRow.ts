import type { StoredList, StoredRecord } from './StoredLogBook';

/** Row of a file that may be stored. */
export interface FileRow {
  list: StoredList;
  /** Place in the file, from 1: its number in a JSON list, its line in a table. */
  place: number;
  id: string;
  value: StoredRecord;
  /** The file gives a pass's day and no time of day. */
  dayOnly?: true;
  /** Sentences about what was guessed or left out of a pass. */
  remarks?: readonly string[];
}

/** Row of a file that is not imported, with the reason. */
export interface Refusal {
  list: StoredList;
  place: number;
  /** A sentence. */
  reason: string;
}

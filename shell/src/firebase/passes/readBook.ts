import { Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase/firestore';
import { parseLogBook, type BrokenRow, type LogEntry } from '@holeshot/shared-core';

/** A pass that is stored but cannot be read, with the vehicle of its log book; empty where that names none. */
export type BrokenPass = BrokenRow & { vehicle: { uid: string } };

/** A pass with its time in milliseconds. */
export interface TimedPass {
  at: number;
  entry: LogEntry;
}

/** A log book that was read. */
export interface ReadBook {
  id: string;
  /** Milliseconds; a change that the server has not stamped yet is the newest. */
  changedAt: number;
  passes: TimedPass[];
  broken: BrokenPass[];
  uids: ReadonlySet<string>;
}

/** The book of a year, of before 4.1.0, came before its months. */
const changedAt = ({ month, last_modified_date: stamp }: DocumentData): number => {
  if (month === undefined) return -Infinity;
  return stamp instanceof Timestamp ? stamp.toMillis() : Infinity;
};

/**
 * Whether a book that the listener tells of for the first time stands in the cache as it was read: the server stamps
 * each change. Told of as changed it may be another book of the same stamp, as the SDK gives a copy that it has patched
 * itself, which lacks what other devices wrote, the stamp of the server's.
 */
export const isAsRead = (stored: DocumentSnapshot, read: ReadBook): boolean => {
  const stamp: unknown = stored.get('last_modified_date');
  return stamp instanceof Timestamp && stamp.toMillis() === read.changedAt;
};

/**
 * Reads the document of a log book.
 * @param before the book as it was read last: what is stored unchanged stays the same record
 */
export const readBook = (id: string, book: DocumentData, before?: ReadBook): ReadBook => {
  const known = new Map(before?.passes.map(({ entry }) => [entry.log_entry_uid, entry] as const));
  const { entries, broken } = parseLogBook(book, known);
  const uid: unknown = book['vehicle_uid'];
  return {
    id,
    changedAt: changedAt(book),
    uids: new Set([...entries.map((entry) => entry.log_entry_uid), ...broken.map((row) => row.id)]),
    passes: entries.map((entry) => ({ at: Date.parse(entry.log_entry_datetime), entry })),
    broken: broken.map((row) => ({ ...row, vehicle: { uid: typeof uid === 'string' ? uid : '' } })),
  };
};

/** The passes of several books by uid; one that a move left in two of them as it was written last. */
export const passesIn = (books: Iterable<ReadBook>): Map<string, TimedPass> =>
  new Map(
    [...books]
      .sort((a, b) => a.changedAt - b.changedAt || 0)
      .flatMap(({ passes }) => passes.map((pass) => [pass.entry.log_entry_uid, pass] as const)),
  );

/** These passes, newest first. */
export const newestFirst = (passes: ReadonlyMap<string, TimedPass>): TimedPass[] =>
  [...passes.values()].sort((a, b) => b.at - a.at);

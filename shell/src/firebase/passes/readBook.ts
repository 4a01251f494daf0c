import { Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase/firestore';
import { laterRoundFirst, parseLogBook, type BrokenRow, type LogEntry } from '@holeshot/shared-core';

/** Stored pass that cannot be read, with the vehicle of its log book; empty if that names none. */
export type BrokenPass = BrokenRow & { vehicle: { uid: string } };

/** Pass with its time in milliseconds. */
export interface TimedPass {
  at: number;
  entry: LogEntry;
}

/** Read log book. */
export interface ReadBook {
  id: string;
  /** Milliseconds; a change without the server's stamp is the newest. */
  changedAt: number;
  passes: TimedPass[];
  broken: BrokenPass[];
  uids: ReadonlySet<string>;
}

/** Returns the time of the last change; a yearly book, from before 4.1.0, came before its months. */
const changedAt = ({ month, last_modified_date: stamp }: DocumentData): number => {
  if (month === undefined) return -Infinity;
  return stamp instanceof Timestamp ? stamp.toMillis() : Infinity;
};

/**
 * Tells whether a book that the listener reports for the first time is the one that was read: the server stamps each
 * change. A book reported as changed may be another one with the same stamp, as the SDK gives a patched copy, which
 * lacks other devices' writes, the server's stamp.
 */
export const isAsRead = (stored: DocumentSnapshot, read: ReadBook): boolean => {
  const stamp: unknown = stored.get('last_modified_date');
  return stamp instanceof Timestamp && stamp.toMillis() === read.changedAt;
};

/**
 * Reads the document of a log book.
 * @param before the book as last read: unchanged passes stay the same record
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

/** Returns the passes of several books by uid; of one that a move left in two, the version written last. */
export const passesIn = (books: Iterable<ReadBook>): Map<string, TimedPass> =>
  new Map(
    [...books]
      .sort((a, b) => a.changedAt - b.changedAt || 0)
      .flatMap(({ passes }) => passes.map((pass) => [pass.entry.log_entry_uid, pass] as const)),
  );

/** Sorts passes, newest first; of one time the later round. */
export const newestFirst = (passes: ReadonlyMap<string, TimedPass>): TimedPass[] =>
  [...passes.values()].sort((a, b) => b.at - a.at || laterRoundFirst(a.entry, b.entry));

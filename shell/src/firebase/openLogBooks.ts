import type { DocumentData, Firestore } from 'firebase/firestore';
import type { Observable } from 'rxjs';
import {
  changedFields,
  logBookId,
  ok,
  roomInMonth,
  withEdit,
  type Loadable,
  type LogEntry,
  type Result,
} from '@holeshot/shared-core';
import { dataVersion } from './dataVersion';
import type { ListenerHealth } from './ListenerHealth';
import { ofKnownVehicles } from './ofKnownVehicles';
import type { Outbox } from './outbox';
import type { NewestBooks } from './newestBooks';
import type { BrokenPass } from './readBook';
import { watchEntries, type Shelf } from './watchEntries';

/** The passes of a racer, and how they are saved and deleted. */
export interface RacerLogBooks {
  /** The newest of them, told before all are read; then as `entries$`. */
  newest$: Observable<Loadable<LogEntry[]>>;
  /** Newest first. */
  entries$: Observable<Loadable<LogEntry[]>>;
  /** Those that cannot be read. */
  broken$: Observable<Loadable<BrokenPass[]>>;
  save(entry: LogEntry, before?: LogEntry): Result<void>;
  delete(entry: LogEntry): void;
}

/** The document of a month, by what its id is made of. */
interface Book {
  id: string;
  vehicle_uid: string;
  year: number;
  month: number;
}

const bookOf = ({ vehicle, log_entry_datetime, location }: LogEntry): Book => ({
  ...logBookId(vehicle.uid, log_entry_datetime, location.timezone),
  vehicle_uid: vehicle.uid,
});

/** The book of a year, of before 4.1.0, has no month in its id. */
const monthId = /_\d{4}_\d{2}$/;

const bookWithId = (id: string): Book => {
  const parts = id.split('_');
  const [year, month] = parts.splice(-2).map(Number);
  return { id, vehicle_uid: parts.join('_'), year: year ?? 0, month: month ?? 0 };
};

/**
 * Opens the passes of one racer in Firestore. A write names the pass it is about, so that the server can look at that
 * one: it takes no part of a pass that another device has deleted.
 * @param document$ `users/{uid}`
 * @param first the log books to read before the others
 * @param synced$ whether the server has been asked at least once
 * @param report called for each stored pass that cannot be read
 */
export const openLogBooks = (
  database: Firestore,
  uid: string,
  outbox: Pick<Outbox, 'write'>,
  document$: Observable<Loadable<DocumentData>>,
  first: NewestBooks,
  synced$: Observable<boolean>,
  report: (reason: string, where: string) => void,
  health: ListenerHealth,
): RacerLogBooks => {
  /** What this device saw last. */
  let shelf: Shelf = { passes: new Map(), books: new Map() };

  const writeOf = ({ id, ...ofBook }: Book, entryUid: string, paths: string[][], entry?: LogEntry) => {
    const about = { touched: entryUid, user_uid: uid, ...ofBook, data_version: dataVersion };
    return {
      path: `logBooks/${id}`,
      // Whole though only some of it is written: should the pass be gone, the racer can put it back.
      data: { entries: entry === undefined ? {} : { [entryUid]: entry }, ...about },
      fields: [
        ...paths.map((path) => ['entries', entryUid, ...path]),
        ...Object.keys(about).map((field) => [field]),
      ],
      stamps: ['last_modified_date'],
    };
  };

  /** The books that hold a pass: the one it says itself, and those in which a move that broke off has left it. */
  const holders = (entry: LogEntry): Book[] => {
    const holding = [...shelf.books]
      .filter(([id, uids]) => monthId.test(id) && uids.has(entry.log_entry_uid))
      .map(([id]) => id);
    return [...new Set([bookOf(entry).id, ...holding])].map(bookWithId);
  };

  const { newest$, entries$, broken$ } = watchEntries(
    database,
    uid,
    first,
    synced$,
    report,
    health,
    (seen) => {
      shelf = seen;
    },
  );

  return {
    newest$: ofKnownVehicles(newest$, document$),
    entries$: ofKnownVehicles(entries$, document$),
    broken$: ofKnownVehicles(broken$, document$),
    save: (entry, before) => {
      const entryUid = entry.log_entry_uid;
      const now = before && (shelf.passes.get(entryUid)?.entry ?? before);
      const after = before && now ? withEdit(now, before, entry) : entry;
      const book = bookOf(after);
      const isEdit = now !== undefined && bookOf(now).id === book.id;
      const held = shelf.books.get(book.id);
      const room = roomInMonth(isEdit || held?.has(entryUid) ? 0 : (held?.size ?? 0));
      if (!room.ok) return room;
      const paths = isEdit ? changedFields(now, after) : [[]];
      // Together: moves of two devices, one write after the other, could leave the pass in no book at all.
      const writes = [
        ...(paths.length > 0 ? [writeOf(book, entryUid, paths, after)] : []),
        ...holders(now ?? after)
          .filter(({ id }) => id !== book.id)
          .map((old) => writeOf(old, entryUid, [[]])),
      ];
      if (writes.length > 0) outbox.write(...writes);
      return ok(undefined);
    },
    delete: (entry) => {
      outbox.write(...holders(entry).map((book) => writeOf(book, entry.log_entry_uid, [[]])));
    },
  };
};

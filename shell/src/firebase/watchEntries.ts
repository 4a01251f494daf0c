import {
  collection,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import {
  combineLatest,
  distinctUntilChanged,
  map,
  Observable,
  ReplaySubject,
  share,
  shareReplay,
  startWith,
  timer,
} from 'rxjs';
import {
  absent,
  parseLogBook,
  present,
  unknown,
  type BrokenRow,
  type Loadable,
  type LogEntry,
} from '@holeshot/shared-core';
import { listenAgain } from './listenAgain';
import type { ListenerHealth } from './ListenerHealth';

/** A device with a slow clock may have written in the past. */
const overlapMs = 48 * 3_600_000;

/** How long the passes stay read while no page shows them. */
const keptMs = 60_000;

/** The newest `last_modified_date` this device has seen, so that a start asks for what came since. */
export interface SyncMark {
  read(): number;
  write(millis: number): void;
}

/** Brings changes from the server into the cache, and says whether that has happened at least once. */
export const syncFromServer = (
  database: Firestore,
  uid: string,
  mark: SyncMark,
  health: ListenerHealth,
): Observable<boolean> =>
  new Observable<boolean>((observer) => {
    const since = Timestamp.fromMillis(Math.max(0, mark.read() - overlapMs));
    return onSnapshot(
      query(
        collection(database, 'logBooks'),
        where('user_uid', '==', uid),
        where('last_modified_date', '>', since),
        orderBy('last_modified_date', 'desc'),
      ),
      // Without it an answer that changes nothing is never passed on, and a new racer would wait for ever.
      { includeMetadataChanges: true },
      (snapshot) => {
        health.mark('logBooks', true);
        if (snapshot.metadata.fromCache) return;
        const newest: unknown = snapshot.docs[0]?.get('last_modified_date');
        if (newest instanceof Timestamp) mark.write(Math.max(mark.read(), newest.toMillis()));
        observer.next(true);
      },
      (error) => {
        health.mark('logBooks', false);
        observer.error(error);
      },
    );
  }).pipe(
    listenAgain(),
    startWith(mark.read() > 0),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );

/** A pass that is stored but cannot be read, with the vehicle of its log book; empty where that names none. */
export type BrokenPass = BrokenRow & { vehicle: { uid: string } };

interface TimedPass {
  /** Milliseconds. */
  at: number;
  entry: LogEntry;
}

/** A log book as it was read. */
interface ReadBook {
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

const readBook = (id: string, book: DocumentData): ReadBook => {
  const { entries, broken } = parseLogBook(book);
  const uid: unknown = book['vehicle_uid'];
  return {
    id,
    changedAt: changedAt(book),
    uids: new Set([...entries.map((entry) => entry.log_entry_uid), ...broken.map((row) => row.id)]),
    passes: entries.map((entry) => ({ at: Date.parse(entry.log_entry_datetime), entry })),
    broken: broken.map((row) => ({ ...row, vehicle: { uid: typeof uid === 'string' ? uid : '' } })),
  };
};

/** Each log book in the cache; where some change, only those are read again. */
const cachedLogBooks = (database: Firestore, uid: string, health: ListenerHealth): Observable<ReadBook[]> =>
  new Observable<ReadBook[]>((observer) => {
    const books = new Map<string, ReadBook>();
    return onSnapshot(
      query(collection(database, 'logBooks'), where('user_uid', '==', uid)),
      { source: 'cache' },
      (snapshot) => {
        for (const { type, doc } of snapshot.docChanges()) {
          if (type === 'removed') books.delete(doc.id);
          else books.set(doc.id, readBook(doc.id, doc.data()));
        }
        observer.next([...books.values()]);
      },
      (error) => {
        health.mark('logBooks', false);
        observer.error(error);
      },
    );
  }).pipe(listenAgain());

/** What stands in the log books. */
export interface Shelf {
  /** By uid. */
  passes: ReadonlyMap<string, TimedPass>;
  /** The uids in each, by the id of its document, those of broken passes included. */
  books: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Every pass of all books once: one whose move to another month or vehicle broke off as it was written last. */
const shelfOf = (books: readonly ReadBook[]): Shelf => ({
  passes: new Map(
    [...books]
      .sort((a, b) => a.changedAt - b.changedAt || 0)
      .flatMap(({ passes }) => passes.map((pass) => [pass.entry.log_entry_uid, pass] as const)),
  ),
  books: new Map(books.map(({ id, uids }) => [id, uids])),
});

/**
 * Every pass of a racer, newest first, and those that cannot be read, from the cache; a pending write shows at once.
 * @param synced$ whether the server has been asked at least once
 * @param report called for each stored entry that cannot be read
 * @param note called with what stands in the cache, before it is shown
 */
export const watchEntries = (
  database: Firestore,
  uid: string,
  synced$: Observable<boolean>,
  report: (reason: string, where: string) => void,
  health: ListenerHealth,
  note: (shelf: Shelf) => void,
): { entries$: Observable<Loadable<LogEntry[]>>; broken$: Observable<Loadable<BrokenPass[]>> } => {
  const passes$ = combineLatest([cachedLogBooks(database, uid, health), synced$]).pipe(
    map(([books, synced]) => {
      const shelf = shelfOf(books);
      note(shelf);
      const entries = [...shelf.passes.values()].sort((a, b) => b.at - a.at).map(({ entry }) => entry);
      const broken = books.flatMap((book) => book.broken);
      for (const { id, reason } of broken) report(reason, `entry ${id}`);
      const whenNone = synced || !health.online() ? absent : unknown;
      return {
        entries: entries.length > 0 ? present(entries) : whenNone,
        broken: broken.length > 0 ? present(broken) : whenNone,
      };
    }),
    // A long log book takes seconds to read: it stays read from one page to the next.
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(keptMs) }),
  );
  return {
    entries$: passes$.pipe(map(({ entries }) => entries)),
    broken$: passes$.pipe(map(({ broken }) => broken)),
  };
};

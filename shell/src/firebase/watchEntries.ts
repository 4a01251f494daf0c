import {
  collection,
  onSnapshot,
  query,
  Timestamp,
  where,
  type DocumentChange,
  type Firestore,
} from 'firebase/firestore';
import {
  combineLatest,
  concat,
  distinctUntilChanged,
  map,
  Observable,
  of,
  ReplaySubject,
  share,
  shareReplay,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import { absent, present, unknown, type Loadable, type LogEntry, type Share } from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { booksChangedSince } from './booksChangedSince';
import { listenAgain } from './listenAgain';
import type { ListenerHealth } from './ListenerHealth';
import type { LogBookMarks } from './logBookMarks';
import type { NewestBooks } from './newestBooks';
import { newestFirst, passesIn, readBook, type BrokenPass, type ReadBook, type TimedPass } from './readBook';

/** How long the passes stay read while no page shows them. */
const keptMs = 60_000;

/**
 * Brings changes from the server into the cache, and says whether that has happened at least once.
 * @param first$ what is read before: this looks through all of the cache, and the passes would wait for it
 */
export const syncFromServer = (
  database: Firestore,
  uid: string,
  first$: Observable<unknown>,
  mark: LogBookMarks['synced'],
  health: ListenerHealth,
): Observable<boolean> => {
  const changes$ = new Observable<boolean>((observer) => {
    return onSnapshot(
      booksChangedSince(database, uid, mark.read()),
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
  });
  return first$.pipe(
    switchMap(() => changes$.pipe(listenAgain())),
    startWith(mark.read() > 0),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
};

/** Takes the changes of books over into those that were read, one a step. */
function* readChanges(
  changes: readonly DocumentChange[],
  books: Map<string, ReadBook>,
  first: ReadonlyMap<string, ReadBook>,
): Generator<Share, void> {
  for (const [index, { type, doc: book }] of changes.entries()) {
    const before = books.get(book.id) ?? first.get(book.id);
    if (type === 'removed') books.delete(book.id);
    else books.set(book.id, readBook(book.id, book.data(), before));
    yield (index + 1) / changes.length;
  }
}

/**
 * Each log book in the cache; where some change, only those are read again.
 * @param first books that were read already
 */
const cachedLogBooks = (
  database: Firestore,
  uid: string,
  health: ListenerHealth,
  first: readonly ReadBook[],
): Observable<ReadBook[]> =>
  new Observable<ReadBook[]>((observer) => {
    const books = new Map<string, ReadBook>();
    const readFirst = new Map(first.map((book) => [book.id, book]));
    const work = { cancelled: false };
    let reading: Promise<unknown> = Promise.resolve();
    const stop = onSnapshot(
      query(collection(database, 'logBooks'), where('user_uid', '==', uid)),
      { source: 'cache' },
      (snapshot) => {
        const changes = snapshot.docChanges();
        // One after the other, and a long log book in slices, so that no touch waits for it.
        reading = reading
          .then(() => inSlices(readChanges(changes, books, readFirst), work))
          .then(() => {
            if (!work.cancelled) observer.next([...books.values()]);
          });
        reading.catch((error: unknown) => observer.error(error));
      },
      (error) => {
        health.mark('logBooks', false);
        observer.error(error);
      },
    );
    return () => {
      work.cancelled = true;
      stop();
    };
  }).pipe(listenAgain());

/** What stands in the log books. */
export interface Shelf {
  /** By uid. */
  passes: ReadonlyMap<string, TimedPass>;
  /** The uids in each, by the id of its document, those of broken passes included. */
  books: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is known of the passes of a racer. */
interface Passes {
  newest: Loadable<LogEntry[]>;
  entries: Loadable<LogEntry[]>;
  broken: Loadable<BrokenPass[]>;
}

const newestIn = (books: readonly ReadBook[]): Passes => {
  const entries = newestFirst(passesIn(books)).map(({ entry }) => entry);
  return { newest: entries.length > 0 ? present(entries) : unknown, entries: unknown, broken: unknown };
};

/**
 * Every pass of a racer, newest first, and those that cannot be read, from the cache; a pending write shows at once.
 * Before them come the newest ones, of the books that are read first.
 * @param synced$ whether the server has been asked at least once
 * @param report called for each stored entry that cannot be read
 * @param note called with what stands in the cache, before it is shown
 */
export const watchEntries = (
  database: Firestore,
  uid: string,
  first: NewestBooks,
  synced$: Observable<boolean>,
  report: (reason: string, where: string) => void,
  health: ListenerHealth,
  note: (shelf: Shelf) => void,
): {
  newest$: Observable<Loadable<LogEntry[]>>;
  entries$: Observable<Loadable<LogEntry[]>>;
  broken$: Observable<Loadable<BrokenPass[]>>;
} => {
  const all = ([books, synced]: [ReadBook[], boolean]): Passes => {
    const passes = passesIn(books);
    note({ passes, books: new Map(books.map(({ id, uids }) => [id, uids])) });
    const inOrder = newestFirst(passes);
    first.remember(inOrder, books);
    const entries = inOrder.map(({ entry }) => entry);
    const broken = books.flatMap((book) => book.broken);
    for (const { id, reason } of broken) report(reason, `entry ${id}`);
    const whenNone = synced || !health.online() ? absent : unknown;
    const known = entries.length > 0 ? present(entries) : whenNone;
    return { newest: known, entries: known, broken: broken.length > 0 ? present(broken) : whenNone };
  };
  const passes$ = first.books$.pipe(
    switchMap((books) =>
      concat(
        of(newestIn(books)),
        combineLatest([cachedLogBooks(database, uid, health, books), synced$]).pipe(map(all)),
      ),
    ),
    // A long log book takes seconds to read: it stays read from one page to the next.
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(keptMs) }),
  );
  return {
    newest$: passes$.pipe(map(({ newest }) => newest)),
    entries$: passes$.pipe(map(({ entries }) => entries)),
    broken$: passes$.pipe(map(({ broken }) => broken)),
  };
};

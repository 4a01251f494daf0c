import {
  collection,
  getDocFromCache,
  getDocsFromCache,
  query,
  where,
  type DocumentChange,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import {
  combineLatest,
  concat,
  distinctUntilChanged,
  last,
  map,
  Observable,
  ReplaySubject,
  share,
  switchMap,
  timer,
} from 'rxjs';
import { absent, present, unknown, type Loadable, type LogEntry, type Share } from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { listenAgain } from './listenAgain';
import type { ListenerHealth } from './ListenerHealth';
import type { FirstBooks, FirstRead } from './firstBooks';
import {
  isAsRead,
  newestFirst,
  passesIn,
  readBook,
  type BrokenPass,
  type ReadBook,
  type TimedPass,
} from './readBook';
import type { ServerSync } from './syncFromServer';

/** How long the passes stay read while no page shows them. */
const keptMs = 60_000;

const byId = (a: ReadBook, b: ReadBook): number => a.id.localeCompare(b.id);

interface StoredBook {
  id: string;
  stored: DocumentSnapshot | undefined;
  /** Found here, and not told of as changed. */
  isFound: boolean;
}

/** A book is no more among the changed ones when the server has refused its change, or when it is gone. */
const storedNow = async ({ type, doc: book }: DocumentChange): Promise<StoredBook> => ({
  id: book.id,
  isFound: type === 'added',
  stored: type === 'removed' ? await getDocFromCache(book.ref).catch(() => undefined) : book,
});

/** Reads books, one a step. */
function* readBooks(
  stored: readonly StoredBook[],
  books: Map<string, ReadBook>,
  first: ReadonlyMap<string, ReadBook>,
): Generator<Share, void> {
  for (const [index, { id, stored: book, isFound }] of stored.entries()) {
    const before = books.get(id) ?? first.get(id);
    if (!book?.exists()) books.delete(id);
    else
      books.set(id, before && isFound && isAsRead(book, before) ? before : readBook(id, book.data(), before));
    yield (index + 1) / stored.length;
  }
}

/**
 * Each log book in the cache; where some change, only those are read again. A listener to the cache alone would be
 * simpler, but the SDK drops it without a word once another tab leads, and breaks down when it is ended after that.
 * @param first books that were read already
 */
const cachedLogBooks = (
  database: Firestore,
  uid: string,
  changed$: ServerSync['changed$'],
  first: readonly ReadBook[],
): Observable<ReadBook[]> =>
  new Observable<ReadBook[]>((observer) => {
    const books = new Map<string, ReadBook>();
    const readFirst = new Map(first.map((book) => [book.id, book]));
    const work = { cancelled: false };
    let reading: Promise<unknown> = Promise.resolve();
    // One after the other, and a long log book in slices, so that no touch waits for it.
    const read = (find: () => Promise<StoredBook[]>): void => {
      reading = reading
        .then(find)
        .then((stored) => inSlices(readBooks(stored, books, readFirst), work))
        .then(() => {
          if (!work.cancelled) observer.next([...books.values()].sort(byId));
        });
      reading.catch((error: unknown) => observer.error(error));
    };
    const readAll = (isFound: boolean) =>
      read(async () => {
        const all = query(collection(database, 'logBooks'), where('user_uid', '==', uid));
        const { docs } = await getDocsFromCache(all);
        const stored = new Map<string, DocumentSnapshot>(docs.map((book) => [book.id, book]));
        return [...new Set([...books.keys(), ...stored.keys()])].map((id) => ({
          id,
          isFound,
          stored: stored.get(id),
        }));
      });
    const following = changed$.subscribe(({ changes, isAfterFailure }) => {
      if (isAfterFailure) readAll(false);
      else if (changes.length > 0) read(() => Promise.all(changes.map(storedNow)));
    });
    readAll(true);
    return () => {
      work.cancelled = true;
      following.unsubscribe();
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
  /** Of the car that is read first, until all are read. */
  car: FirstRead['car'];
}

const firstIn = ({ newest, car }: FirstRead): Passes => ({
  newest,
  entries: unknown,
  broken: unknown,
  car,
});

/**
 * Every pass of a racer, newest first, and those that cannot be read, from the cache; a pending write shows at once.
 * Before them come the newest ones and those of one car, of the books that are read first.
 * @param report called for each stored entry that cannot be read
 * @param note called with what stands in the cache, before it is shown
 */
export const watchEntries = (
  database: Firestore,
  uid: string,
  first: FirstBooks,
  { changed$, synced$ }: ServerSync,
  report: (reason: string, where: string) => void,
  health: Pick<ListenerHealth, 'online'>,
  note: (shelf: Shelf) => void,
): {
  newest$: Observable<Loadable<LogEntry[]>>;
  entries$: Observable<Loadable<LogEntry[]>>;
  broken$: Observable<Loadable<BrokenPass[]>>;
  /** What the prediction of a car goes by where it is read first, until all are read; unknown otherwise. */
  firstOf$: (vehicleUid: string) => Observable<Loadable<LogEntry[]>>;
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
    return {
      newest: known,
      entries: known,
      broken: broken.length > 0 ? present(broken) : whenNone,
      car: undefined,
    };
  };
  const passes$ = concat(
    first.read$.pipe(map(firstIn)),
    first.read$.pipe(
      last(),
      switchMap(({ books }) => combineLatest([cachedLogBooks(database, uid, changed$, books), synced$])),
      map(all),
    ),
  ).pipe(
    // A long log book takes seconds to read: it stays read from one page to the next.
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(keptMs) }),
  );
  return {
    newest$: passes$.pipe(
      map(({ newest }) => newest),
      distinctUntilChanged(),
    ),
    entries$: passes$.pipe(map(({ entries }) => entries)),
    broken$: passes$.pipe(map(({ broken }) => broken)),
    firstOf$: (vehicleUid) =>
      passes$.pipe(map(({ car }) => (car?.vehicleUid === vehicleUid ? present(car.passes) : unknown))),
  };
};

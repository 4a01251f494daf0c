import {
  collection,
  doc,
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
  shareReplay,
  switchMap,
} from 'rxjs';
import { absent, present, unknown, type Loadable, type LogEntry, type Share } from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { listenAgain } from '../../streams/listenAgain';
import type { FirstBooks, FirstRead } from './firstBooks';
import { inCache } from '../database/inCache';
import type { BooksMark, LogBookMarks } from './logBookMarks';
import {
  isAsRead,
  newestFirst,
  passesIn,
  readBook,
  type BrokenPass,
  type ReadBook,
  type TimedPass,
} from './readBook';
import type { RacerReading } from './RacerReading';
import type { ServerSync } from './syncFromServer';

type BookMarks = Pick<LogBookMarks, 'books' | 'synced'>;

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
  stored: type === 'removed' ? await inCache(book.ref) : book,
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

/** So many passes are read one log book at a time; fewer are there sooner by one query, which is over in a moment. */
const long = 1_000;

/** Poll interval (ms) for cache changes that the listener missed. */
const looksAgain = 7 * 86_400_000;

/** The ids of all that the cache holds; undefined where they are not known for sure. */
const knownIds = ({ books, synced }: BookMarks, now: number): BooksMark | undefined => {
  const mark = books.read();
  if (mark?.synced !== synced.read()) return undefined;
  return mark.lookedAt <= now && now < mark.lookedAt + looksAgain ? mark : undefined;
};

/**
 * Each log book in the cache; where some change, only those are read again. A listener to the cache alone would be
 * simpler, but the SDK drops it without a word once another tab leads, and breaks down when it is ended after that.
 * Where their ids are known each is asked for by itself: a query for all of them holds the browser up for a second.
 * @param first books that were read already
 */
const cachedLogBooks = (
  database: Firestore,
  uid: string,
  changed$: ServerSync['changed$'],
  marks: BookMarks,
  first: readonly ReadBook[],
): Observable<ReadBook[]> =>
  new Observable<ReadBook[]>((observer) => {
    const books = new Map<string, ReadBook>();
    const readFirst = new Map(first.map((book) => [book.id, book]));
    const work = { cancelled: false };
    let synced = marks.synced.read();
    let lookedAt = 0;
    let waiting = 0;
    let reading: Promise<unknown> = Promise.resolve();
    const remember = (): void => {
      const passes = [...books.values()].reduce((sum, book) => sum + book.uids.size, 0);
      if (passes < long) return;
      marks.books.write({ synced, lookedAt, ids: [...books.keys()].sort() });
    };
    const readStored = (stored: readonly StoredBook[]) => inSlices(readBooks(stored, books, readFirst), work);
    // One after the other, and a long log book in slices, so that no touch waits for it.
    const read = (some: () => Promise<unknown>): void => {
      waiting += 1;
      reading = reading.then(some).then(() => {
        waiting -= 1;
        // What the server has told of meanwhile is shown together with what was found before it.
        if (work.cancelled || waiting > 0) return;
        observer.next([...books.values()].sort(byId));
        remember();
      });
      reading.catch((error: unknown) => observer.error(error));
    };
    const readAll = async (isFound: boolean): Promise<void> => {
      lookedAt = Date.now();
      const all = query(collection(database, 'logBooks'), where('user_uid', '==', uid));
      const { docs } = await getDocsFromCache(all);
      const stored = new Map<string, DocumentSnapshot>(docs.map((book) => [book.id, book]));
      const ids = new Set([...books.keys(), ...stored.keys()]);
      await readStored([...ids].map((id) => ({ id, isFound, stored: stored.get(id) })));
    };
    const readKnown = async ({ ids, lookedAt: before }: BooksMark): Promise<void> => {
      lookedAt = before;
      const readBook = (id: string | undefined) =>
        id === undefined ? undefined : inCache(doc(database, 'logBooks', id));
      let asked = readBook(ids[0]);
      for (const [index, id] of ids.entries()) {
        const stored = await asked;
        if (work.cancelled) return;
        // A cache that has lost one may have lost any: the server is asked for all of them at the next start.
        if (stored === undefined) {
          marks.synced.write(0);
          await readAll(true);
          return;
        }
        // It is found while this one is read; a save finds no long queue before it.
        asked = readBook(ids[index + 1]);
        await readStored([{ id, isFound: true, stored }]);
      }
    };
    const following = changed$.subscribe(({ changes, synced: upTo, isAfterFailure }) => {
      synced = upTo;
      if (isAfterFailure) read(() => readAll(false));
      else if (changes.length > 0) read(async () => readStored(await Promise.all(changes.map(storedNow))));
      // The server's answer to what was read before it may hold no change, and still moves the mark.
      else if (waiting === 0) remember();
    });
    const known = knownIds(marks, Date.now());
    read(() => (known ? readKnown(known) : readAll(true)));
    return () => {
      work.cancelled = true;
      following.unsubscribe();
    };
  }).pipe(listenAgain());

/** Contents of the log books. */
export interface Shelf {
  /** By uid. */
  passes: ReadonlyMap<string, TimedPass>;
  /** The uids in each, by the id of its document, those of broken passes included. */
  books: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The known passes of a racer. */
interface Passes {
  /** Until all are read. */
  newest: Loadable<LogEntry[]>;
  entries: Loadable<LogEntry[]>;
  broken: Loadable<BrokenPass[]>;
  /** Of the car that is read first, until then. */
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
 * @param note called with what stands in the cache, before it is shown
 */
export const watchEntries = (
  { database, uid, marks, report, health }: RacerReading,
  first: FirstBooks,
  { changed$, synced$ }: ServerSync,
  note: (shelf: Shelf) => void,
): {
  /** The newest ones, until all are read. */
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
      newest: unknown,
      entries: known,
      broken: broken.length > 0 ? present(broken) : whenNone,
      car: undefined,
    };
  };
  const passes$ = concat(
    first.read$.pipe(map(firstIn)),
    first.read$.pipe(
      last(),
      switchMap(({ books }) =>
        combineLatest([cachedLogBooks(database, uid, changed$, marks, books), synced$]),
      ),
      map(all),
    ),
  ).pipe(shareReplay({ bufferSize: 1, refCount: true }));
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

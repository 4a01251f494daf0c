import {
  collection,
  doc,
  getDocsFromCache,
  query,
  where,
  type DocumentChange,
  type DocumentSnapshot,
} from 'firebase/firestore';
import {
  combineLatest,
  concat,
  distinctUntilChanged,
  last,
  map,
  Observable,
  shareReplay,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import { absent, present, unknown, type Loadable, type LogEntry, type Share } from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { listenAgain } from '../../streams/listenAgain';
import { firstReadMs } from '../../loading/firstReadMs';
import type { OutboxWrite } from '../../writes/outboxStore';
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
  /** Found here, and not reported as changed. */
  isFound: boolean;
}

type ChangedBook = DocumentChange | { type: 'removed'; doc: Pick<DocumentSnapshot, 'ref'> };

/** Reads a changed book from the cache: one that leaves the changed ones was refused by the server, or is gone. */
const storedNow = async ({ type, doc: book }: ChangedBook): Promise<StoredBook> => ({
  id: book.ref.id,
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

/** Number of passes from which log books are read one at a time; fewer are quicker by one query, in a moment. */
const long = 1_000;

/** Poll interval (ms) for cache changes that the listener missed. */
const looksAgain = 7 * 86_400_000;

/** Returns the ids of all books in the cache; undefined if they are not certain. */
const knownIds = ({ books, synced }: BookMarks, now: number): BooksMark | undefined => {
  const mark = books.read();
  if (mark?.synced !== synced.read()) return undefined;
  return mark.lookedAt <= now && now < mark.lookedAt + looksAgain ? mark : undefined;
};

/**
 * Streams the log books in the cache, reading only changed ones again. A listener to the cache would be simpler, but
 * the SDK drops it silently once another tab leads, and breaks when it ends after that. Books with known ids are read
 * one by one: a query for all of them blocks the browser for a second.
 * @param first books that were read already
 */
const cachedLogBooks = (
  { database, uid, marks, refused$ }: RacerReading,
  changed$: ServerSync['changed$'],
  first: readonly ReadBook[],
): Observable<ReadBook[]> =>
  new Observable<ReadBook[]>((observer) => {
    const books = new Map<string, ReadBook>();
    const readFirst = new Map(first.map((book) => [book.id, book]));
    const work = { canceled: false };
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
    // One at a time, and a long log book in slices: no touch waits for it.
    const read = (some: () => Promise<unknown>): void => {
      waiting += 1;
      reading = reading.then(some).then(() => {
        waiting -= 1;
        // Books that the server reported meanwhile are shown together with those found before.
        if (work.canceled || waiting > 0) return;
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
        if (work.canceled) return;
        // A cache that has lost one book may have lost any: the next start requests all from the server.
        if (stored === undefined) {
          marks.synced.write(0);
          await readAll(true);
          return;
        }
        // The next is found while this one is read; a save never waits in a long queue.
        asked = readBook(ids[index + 1]);
        await readStored([{ id, isFound: true, stored }]);
      }
    };
    const following = changed$.subscribe(({ changes, synced: upTo, isAfterFailure }) => {
      synced = upTo;
      if (isAfterFailure) read(() => readAll(false));
      else if (changes.length > 0) read(async () => readStored(await Promise.all(changes.map(storedNow))));
      // The server's answer may hold no change after this read, and still moves the mark.
      else if (waiting === 0) remember();
    });
    // The SDK tells a reloaded tab nothing of what the server refuses of another tab.
    const readRolledBack = ({ path }: Pick<OutboxWrite, 'path'>) =>
      path.startsWith('logBooks/') ? [storedNow({ type: 'removed', doc: { ref: doc(database, path) } })] : [];
    following.add(
      refused$.subscribe((writes) =>
        read(async () => readStored(await Promise.all(writes.flatMap(readRolledBack)))),
      ),
    );
    const known = knownIds(marks, Date.now());
    read(() => (known ? readKnown(known) : readAll(true)));
    return () => {
      work.canceled = true;
      following.unsubscribe();
    };
  }).pipe(listenAgain());

/** Contents of the log books. */
export interface Shelf {
  /** Passes by uid. */
  passes: ReadonlyMap<string, TimedPass>;
  /** Uids in each book by its id, including broken passes. */
  books: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Known passes of a racer. */
interface Passes {
  /** Newest passes, until all are read. */
  newest: Loadable<LogEntry[]>;
  entries: Loadable<LogEntry[]>;
  broken: Loadable<BrokenPass[]>;
  /** Passes of the car that is read first, until all are read. */
  car: FirstRead['car'];
}

const firstIn = ({ newest, car }: FirstRead): Passes => ({
  newest,
  entries: unknown,
  broken: unknown,
  car,
});

const nothing: Passes = { newest: unknown, entries: unknown, broken: unknown, car: undefined };

const isUnread = ({ newest, entries, car }: Passes): boolean =>
  newest.state === 'unknown' && entries.state === 'unknown' && car === undefined;

/**
 * Streams every pass of a racer from the cache, newest first, and the unreadable ones; a pending write shows at once.
 * The newest passes and those of one car, from the first books, come before.
 * @param note called with the cache's content before it is shown
 */
export const watchEntries = (
  reading: RacerReading,
  first: FirstBooks,
  { changed$, synced$ }: ServerSync,
  note: (shelf: Shelf) => void,
): {
  /** Newest passes, until all are read. */
  newest$: Observable<Loadable<LogEntry[]>>;
  entries$: Observable<Loadable<LogEntry[]>>;
  broken$: Observable<Loadable<BrokenPass[]>>;
  /** Passes behind the prediction of a car that is read first, until all are read; unknown otherwise. */
  firstOf$: (vehicleUid: string) => Observable<Loadable<LogEntry[]>>;
} => {
  const { report, health, marks } = reading;
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
  const read$ = concat(
    first.read$.pipe(map(firstIn)),
    first.read$.pipe(
      last(),
      switchMap(({ books }) => combineLatest([cachedLogBooks(reading, changed$, books), synced$])),
      map(all),
    ),
  ).pipe(startWith(nothing));
  // If neither the device nor the server answers in time, the racer goes on without. A synced device has the passes.
  const isMissing = (read: Passes) => isUnread(read) && marks.synced.read() === 0;
  const passes$ = combineLatest([read$, timer(firstReadMs).pipe(startWith(undefined))]).pipe(
    map(([read, late]) =>
      late === 0 && isMissing(read) ? { ...read, entries: absent, broken: absent } : read,
    ),
    // A log book that is read in time is told once.
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
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

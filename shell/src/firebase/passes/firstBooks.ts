import { doc, type DocumentSnapshot } from 'firebase/firestore';
import { Observable } from 'rxjs';
import {
  newestPasses,
  present,
  unknown,
  type Loadable,
  type LogEntry,
  type Share,
} from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { untilAtRest } from '../../loading/untilAtRest';
import { shownFirst } from '../../remembered/shownFirst';
import { inCache } from '../database/inCache';
import { sharedRead } from './sharedRead';
import type { RacerReading } from './RacerReading';
import { newestFirst, passesIn, readBook, type ReadBook, type TimedPass } from './readBook';

/** Log books read before all others. */
export interface FirstRead {
  books: readonly ReadBook[];
  /** Newest passes, newest first. */
  newest: Loadable<LogEntry[]>;
  /** Passes behind the prediction of a car, newest first; undefined before they are read. */
  car: { vehicleUid: string; passes: LogEntry[] } | undefined;
}

/** Log books that are read before the others, by their ids: quick in any log book. */
export interface FirstBooks {
  /**
   * Log books from the cache as this device knew them last: those with the newest passes, then those behind a
   * requested prediction. Completes when the others may be read.
   */
  read$: Observable<FirstRead>;
  /** Requests the passes behind the prediction of this car: they are read first, now or at the next start. */
  readSooner(vehicleUid: string): void;
  /**
   * Remembers which log books the next start reads first.
   * @param passes all, newest first
   */
  remember(passes: readonly TimedPass[], books: readonly ReadBook[]): void;
}

/** Reads those books that belong to this racer, one a step. */
function* readOwn(
  stored: readonly (DocumentSnapshot | undefined)[],
  uid: string,
): Generator<Share, ReadBook[]> {
  const books: ReadBook[] = [];
  for (const [index, each] of stored.entries()) {
    const book = each?.data();
    if (each && book?.['user_uid'] === uid) books.push(readBook(each.id, book));
    yield (index + 1) / stored.length;
  }
  return books;
}

/**
 * Opens the first log books of one racer.
 * @param ready resolves when the cache has the writes of an earlier run: a prediction needs every pass of today
 */
export const openFirstBooks = (
  { database, uid, marks, closed$ }: RacerReading,
  ready: () => Promise<void>,
): FirstBooks => {
  let asked: string | undefined;
  let all: { passes: readonly TimedPass[]; books: readonly ReadBook[] } | undefined;

  const read = async (ids: readonly string[]): Promise<{ books: ReadBook[]; isWhole: boolean }> => {
    const found = await Promise.all(ids.map((id) => inCache(doc(database, 'logBooks', id))));
    // A cache that has lost one book may have lost any: the server is asked for all of them.
    if (found.includes(undefined)) marks.synced.write(0);
    const books = (await inSlices(readOwn(found, uid), { canceled: false })) ?? [];
    return { books, isWhole: books.length === ids.length };
  };

  const readCar = async (before: FirstRead): Promise<FirstRead | undefined> => {
    const mark = marks.predicted.read();
    if (mark === undefined || mark.vehicleUid !== asked) return undefined;
    const { vehicleUid, from, ids } = mark;
    const others = await read(ids.filter((id) => before.books.every((book) => book.id !== id)));
    if (!others.isWhole) return undefined;
    const books = [...before.books, ...others.books];
    const passes = newestFirst(passesIn(books)).flatMap(({ at, entry }) =>
      at >= from && entry.vehicle.uid === vehicleUid ? [entry] : [],
    );
    return { ...before, books, car: { vehicleUid, passes } };
  };

  const rememberCar = (): void => {
    if (all === undefined) return;
    const now = Date.now();
    // Until a prediction is requested, the car that ran last counts: the first prediction begins with it.
    const vehicleUid =
      asked ??
      marks.predicted.read()?.vehicleUid ??
      all.passes.find(({ at }) => at <= now)?.entry.vehicle.uid;
    const isOfCar = ({ at, entry }: TimedPass) => entry.vehicle.uid === vehicleUid && at <= now;
    const own = all.passes.filter(isOfCar).map(({ entry }) => entry);
    const [first] = newestPasses(own.reverse());
    const from = first === undefined ? Infinity : Date.parse(first.log_entry_datetime);
    const ids = all.books
      .filter(({ passes }) => passes.some((pass) => isOfCar(pass) && pass.at >= from))
      .map(({ id }) => id);
    // Reading most of the log book takes as long as reading all of it.
    const isWorthIt = ids.length > 0 && ids.length < all.books.length / 2;
    marks.predicted.write(vehicleUid !== undefined && isWorthIt ? { vehicleUid, from, ids } : undefined);
  };

  const read$ = new Observable<FirstRead>((observer) => {
    const run = async () => {
      const { books } = await read(marks.newest.read());
      const entries = newestFirst(passesIn(books)).map(({ entry }) => entry);
      const newest = { books, newest: entries.length > 0 ? present(entries) : unknown, car: undefined };
      observer.next(newest);
      await ready();
      // The page draws these, and predictions request theirs, before the next read.
      await untilAtRest();
      const withCar = await readCar(newest);
      if (withCar === undefined) return;
      observer.next(withCar);
      // The prediction is calculated and drawn before reading the others takes the browser's time.
      await untilAtRest(30);
    };
    run().then(
      () => observer.complete(),
      (error: unknown) => observer.error(error),
    );
  }).pipe(
    // Several subscribe at a start, and share the answer.
    sharedRead(closed$),
  );

  return {
    read$,
    readSooner: (vehicleUid) => {
      asked = vehicleUid;
      rememberCar();
    },
    remember: (passes, books) => {
      all = { passes, books };
      const uids = passes.slice(0, shownFirst).map(({ entry }) => entry.log_entry_uid);
      const ids = books.filter((book) => uids.some((each) => book.uids.has(each))).map(({ id }) => id);
      marks.newest.write(ids);
      rememberCar();
    },
  };
};

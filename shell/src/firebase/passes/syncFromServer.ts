import { onSnapshot, Timestamp, type DocumentChange } from 'firebase/firestore';
import {
  concat,
  distinctUntilChanged,
  filter,
  finalize,
  last,
  map,
  Observable,
  of,
  share,
  shareReplay,
  startWith,
  switchMap,
} from 'rxjs';
import { booksChangedSince } from '../database/booksChangedSince';
import { listenAgain } from '../../streams/listenAgain';
import type { RacerReading } from './RacerReading';
import { afterAnswer, mayBeRolledBack } from '../database/rolledBack';

/** Changes of log books from any tab or device. */
interface ChangedBooks {
  changes: readonly DocumentChange[];
  fromServer: boolean;
  /** Value of the mark once these are known. */
  synced: number;
  /** Changes before these may have been missed. */
  isAfterFailure: boolean;
}

/** Sync of a device with the server, while subscribed. */
export interface ServerSync {
  changed$: Observable<ChangedBooks>;
  /** True once the server has answered for the log books. */
  synced$: Observable<boolean>;
}

/**
 * Brings changes of the log books from the server into the cache.
 * @param first$ completes when the first books are read: this looks through all of the cache, and the passes would
 * wait
 */
export const syncFromServer = (
  { database, uid, marks: { synced: mark }, health }: RacerReading,
  first$: Observable<unknown>,
): ServerSync => {
  let hasFailed = false;
  const changed$ = new Observable<ChangedBooks & { held: DocumentChange[] }>((observer) => {
    const since = mark.read();
    let synced = since;
    let held: DocumentChange[] = [];
    return onSnapshot(
      booksChangedSince(database, uid, synced),
      // Without it an answer without changes never arrives, and a new racer would wait forever.
      { includeMetadataChanges: true },
      (snapshot) => {
        health.mark('logBooks', true);
        const fromServer = !snapshot.metadata.fromCache;
        const stamps = snapshot.docs.map((book): unknown => book.get('last_modified_date'));
        const newest = stamps.find((stamp) => stamp instanceof Timestamp);
        if (fromServer && newest !== undefined) {
          synced = Math.max(synced, newest.toMillis());
          // A mark that was set back meanwhile stays: the next start requests all.
          if (mark.read() >= since) mark.write(Math.max(mark.read(), synced));
        }
        const newestOfEach = new Map(
          [...held, ...snapshot.docChanges()].map((change) => [change.doc.id, change]),
        );
        const all = [...newestOfEach.values()];
        held = all.filter(({ type, doc: book }) => type !== 'added' && mayBeRolledBack(book.metadata));
        const changes = all.filter((change) => !held.includes(change));
        observer.next({ changes, held, fromServer, synced, isAfterFailure: hasFailed });
        hasFailed = false;
      },
      (error) => {
        health.mark('logBooks', false);
        hasFailed = true;
        observer.error(error);
      },
    );
  }).pipe(
    switchMap(({ held, ...told }) =>
      held.length === 0 ? of(told) : concat(of(told), afterAnswer({ ...told, changes: held })),
    ),
    listenAgain(({ fromServer }) => fromServer),
    // A stream without listeners makes nothing stale.
    finalize(() => health.mark('logBooks', true)),
    share(),
  );
  const synced$ = first$.pipe(
    last(undefined, undefined),
    switchMap(() =>
      changed$.pipe(
        filter(({ fromServer }) => fromServer),
        map(() => true),
        startWith(mark.read() > 0),
      ),
    ),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  return { changed$, synced$ };
};

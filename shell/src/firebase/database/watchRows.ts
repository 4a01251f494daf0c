import { onSnapshot, Timestamp, type DocumentData, type Query } from 'firebase/firestore';
import { finalize, map, Observable, shareReplay } from 'rxjs';
import { absent, present, unknown, type Loadable } from '@holeshot/shared-core';
import { listenAgain } from '../../streams/listenAgain';
import type { ListenerHealth } from './ListenerHealth';

/** Stored row with its id, times in milliseconds. */
export type StoredRow = DocumentData & { id: string };

const inMillis = (data: DocumentData): DocumentData =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Timestamp ? value.toMillis() : value,
    ]),
  );

/**
 * Streams the documents of a query, from the cache first; absent once the server says so, or once all known ones are
 * gone.
 * @param name of the listener, for the health of the data
 */
export const watchRows = (
  query: Query,
  name: string,
  health: Pick<ListenerHealth, 'mark'>,
): Observable<Loadable<StoredRow[]>> =>
  new Observable<{ stored: Loadable<StoredRow[]>; fromServer: boolean }>((observer) => {
    let known = false;
    return onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) => {
        health.mark(name, true);
        const rows = snapshot.docs.map((each) => ({ ...inMillis(each.data()), id: each.id }));
        const fromServer = !snapshot.metadata.fromCache;
        known ||= rows.length > 0 || fromServer;
        const whenNone = known ? absent : unknown;
        observer.next({ stored: rows.length > 0 ? present(rows) : whenNone, fromServer });
      },
      (error) => {
        health.mark(name, false);
        observer.error(error);
      },
    );
  }).pipe(
    listenAgain(({ fromServer }) => fromServer),
    // A stream without listeners makes nothing stale.
    finalize(() => health.mark(name, true)),
    map(({ stored }) => stored),
    shareReplay({ bufferSize: 1, refCount: true }),
  );

import { doc, onSnapshot, type DocumentData, type Firestore } from 'firebase/firestore';
import { finalize, map, Observable, of, shareReplay, switchMap } from 'rxjs';
import { absent, present, unknown, type Loadable } from '@holeshot/shared-core';
import { listenAgain } from '../../streams/listenAgain';
import type { ListenerHealth } from './ListenerHealth';
import { afterAnswer, mayBeRolledBack } from './rolledBack';

interface Told {
  document: Loadable<DocumentData>;
  fromServer: boolean;
  isDoubtful: boolean;
}

/**
 * Streams a document, from the cache first. It is absent only once the server says so, or the cache of a document
 * that existed.
 */
export const watchDocument = (
  database: Firestore,
  path: string,
  health: ListenerHealth,
): Observable<Loadable<DocumentData>> =>
  new Observable<Told>((observer) => {
    let hadPending = false;
    return onSnapshot(
      doc(database, path),
      // Without it the server's answer about a document that the cache knows to be absent never arrives.
      { includeMetadataChanges: true },
      (snapshot) => {
        const fromServer = !snapshot.metadata.fromCache;
        health.mark(path, true, fromServer);
        const isDoubtful = hadPending && mayBeRolledBack(snapshot.metadata);
        hadPending = isDoubtful || snapshot.metadata.hasPendingWrites;
        const data = snapshot.data();
        const whenNone = fromServer ? absent : unknown;
        observer.next({ document: data === undefined ? whenNone : present(data), fromServer, isDoubtful });
      },
      (error) => {
        health.mark(path, false);
        observer.error(error);
      },
    );
  }).pipe(
    switchMap((told) => (told.isDoubtful ? afterAnswer(told) : of(told))),
    listenAgain(({ fromServer }) => fromServer),
    // A stream without listeners makes nothing stale.
    finalize(() => health.mark(path, true)),
    map(({ document }) => document),
    shareReplay({ bufferSize: 1, refCount: true }),
  );

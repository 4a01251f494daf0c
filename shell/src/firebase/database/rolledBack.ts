import type { SnapshotMetadata } from 'firebase/firestore';
import { map, timer, type Observable } from 'rxjs';

/** Time (ms) that the server gets to send its document. */
export const answerMs = 10_000;

/**
 * Tells whether a change may be a local rollback. The server refuses a repeated write that it already has, and the SDK
 * removes the write until the server's document arrives.
 */
export const mayBeRolledBack = ({ fromCache, hasPendingWrites }: SnapshotMetadata): boolean =>
  fromCache && !hasPendingWrites;

/** Delays a local rollback until the server has had time to send its document: it may have taken the write. */
export const afterAnswer = <Told>(told: Told): Observable<Told> => timer(answerMs).pipe(map(() => told));

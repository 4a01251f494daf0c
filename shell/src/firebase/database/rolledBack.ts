import type { SnapshotMetadata } from 'firebase/firestore';
import { map, timer, type Observable } from 'rxjs';

/** Time (ms) that the server gets to send its document. */
export const answerMs = 10_000;

/**
 * Whether a change of what was told before may be one that only the copy on this device makes. A write whose answer was
 * lost is sent once more, the server refuses it as it has it already, and the SDK takes it back until it hears what the
 * server has: nothing that was saved is to be seen to go up to then.
 */
export const mayBeRolledBack = ({ fromCache, hasPendingWrites }: SnapshotMetadata): boolean =>
  fromCache && !hasPendingWrites;

/** Delays a local rollback until the server has had time to send its document: it may have taken the write. */
export const afterAnswer = <Told>(told: Told): Observable<Told> => timer(answerMs).pipe(map(() => told));

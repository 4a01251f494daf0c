import { collection, query, where, type Firestore } from 'firebase/firestore';
import { map, type Observable } from 'rxjs';
import { loadedList, parsePassPicture, type Loadable, type PassPicture } from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';
import { watchRows, type StoredRow } from '../database/watchRows';

/**
 * Streams the pictures of one pass in Firestore, by their places. Each is a document of its own: a pass is read
 * without them.
 * @param report called for each unreadable picture
 */
export const watchPictures = (
  database: Firestore,
  uid: string,
  logEntryUid: string,
  report: (error: unknown, where: string) => void,
  health: Pick<ListenerHealth, 'mark'>,
): Observable<Loadable<PassPicture[]>> => {
  const path = `users/${uid}/passPictures`;
  const readable = (row: StoredRow): PassPicture[] => {
    const parsed = parsePassPicture(row);
    if (parsed.ok) return [parsed.value];
    report(parsed.failure.message, `passPictures.${row.id}`);
    return [];
  };
  return watchRows(
    query(collection(database, path), where('log_entry_uid', '==', logEntryUid)),
    `${path} of ${logEntryUid}`,
    health,
  ).pipe(
    map((stored) =>
      stored.state === 'present'
        ? loadedList(stored.value.flatMap(readable).sort((a, b) => a.n - b.n))
        : stored,
    ),
  );
};

import {
  collection,
  deleteDoc,
  doc,
  query,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { combineLatest, map, of, switchMap, timer, type Observable } from 'rxjs';
import {
  absent,
  parseNotification,
  present,
  unknown,
  type Loadable,
  type NotificationsPort,
} from '@holeshot/shared-core';
import type { ListenerHealth } from './ListenerHealth';
import { watchRows, type StoredRow } from './watchRows';

/**
 * The notifications of the signed-in racer in Firestore.
 * @param uid$ whose; undefined while nobody is signed in
 * @param now milliseconds
 * @param report gets what could not be written
 */
export const createNotifications = (
  database: Firestore,
  uid$: Observable<string | undefined>,
  now: () => number,
  report: (error: unknown, where: string) => void,
  health: Pick<ListenerHealth, 'mark'>,
): NotificationsPort => {
  const unreadOf = (uid: string) =>
    query(
      collection(database, 'notifications'),
      where('userId', '==', uid),
      where('read', '==', false),
      where('expiresAt', '>', Timestamp.fromMillis(now())),
    );
  const at = (id: string) => doc(database, `notifications/${id}`);
  const failed = (error: unknown) => report(error, 'notifications');
  return {
    unread$: combineLatest([
      uid$.pipe(
        switchMap((uid) =>
          uid === undefined
            ? of<Loadable<StoredRow[]>>(unknown)
            : watchRows(unreadOf(uid), 'notifications', health),
        ),
      ),
      timer(0, 60_000),
    ]).pipe(
      map(([stored]) => {
        if (stored.state !== 'present') return stored;
        const rows = stored.value
          .map(parseNotification)
          .flatMap((row) => (row.ok ? [row.value] : []))
          .filter((row) => row.expiresAt > now())
          .sort((a, b) => b.createdAt - a.createdAt);
        return rows.length === 0 ? absent : present(rows);
      }),
    ),
    markRead: (id) => void updateDoc(at(id), { read: true }).catch(failed),
    delete: (id) => void deleteDoc(at(id)).catch(failed),
  };
};

import { collection, query, Timestamp, where, type Firestore } from 'firebase/firestore';
import { combineLatest, map, of, shareReplay, switchMap, take, timer, type Observable } from 'rxjs';
import {
  absent,
  parseNotification,
  present,
  unknown,
  type Loadable,
  type NotificationsPort,
} from '@holeshot/shared-core';
import type { ListenerHealth } from './ListenerHealth';
import type { RacerData } from './openRacerData';
import type { OutboxWrite } from './outboxStore';
import { watchRows, type StoredRow } from './watchRows';

/**
 * The notifications of the signed-in racer in Firestore.
 * @param racer$ whose, with the outbox; undefined while nobody is signed in
 * @param now milliseconds
 */
export const createNotifications = (
  database: Firestore,
  racer$: Observable<Pick<RacerData, 'uid' | 'outbox'> | undefined>,
  now: () => number,
  health: Pick<ListenerHealth, 'mark'>,
): NotificationsPort => {
  const unreadOf = (uid: string) =>
    query(
      collection(database, 'notifications'),
      where('userId', '==', uid),
      where('read', '==', false),
      where('expiresAt', '>', Timestamp.fromMillis(now())),
    );
  const write = (id: string, change: Pick<OutboxWrite, 'data' | 'fields'>) => {
    racer$
      .pipe(take(1))
      .subscribe((racer) => racer?.outbox.write({ ...change, path: `notifications/${id}`, stamps: [] }));
  };
  return {
    unread$: combineLatest([
      racer$.pipe(
        switchMap((racer) =>
          racer === undefined
            ? of<Loadable<StoredRow[]>>(unknown)
            : watchRows(unreadOf(racer.uid), 'notifications', health),
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
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    markRead: (id) => write(id, { data: { read: true }, fields: [['read']] }),
    delete: (id) => write(id, { data: {}, fields: [[]] }),
  };
};

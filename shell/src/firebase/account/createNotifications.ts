import { collection, query, Timestamp, where, type Firestore } from 'firebase/firestore';
import { combineLatest, map, of, shareReplay, switchMap, take, timer, type Observable } from 'rxjs';
import {
  loadedList,
  parseNotification,
  present,
  readRows,
  unknown,
  type BrokenRow,
  type Loadable,
  type NotificationsPort,
  type UserNotification,
} from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { RacerData } from '../records/openRacerData';
import type { OutboxWrite } from '../../writes/outboxStore';
import { watchRows, type StoredRow } from '../database/watchRows';

const rowsById = (rows: readonly StoredRow[]) => Object.fromEntries(rows.map((row) => [row.id, row]));
const idOf = ({ id }: UserNotification): string => id;

/**
 * Creates the notifications port in Firestore.
 * @param racer$ signed-in racer with the outbox; undefined without one
 * @param now milliseconds
 */
export const createNotifications = (
  database: Firestore,
  racer$: Observable<Pick<RacerData, 'uid' | 'outbox'> | undefined>,
  now: () => number,
  health: Pick<ListenerHealth, 'mark'>,
): NotificationsPort & { broken$: Observable<Loadable<BrokenRow[]>> } => {
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
  const stored$ = racer$.pipe(
    switchMap((racer) =>
      racer === undefined
        ? of<Loadable<StoredRow[]>>(unknown)
        : watchRows(unreadOf(racer.uid), 'notifications', health),
    ),
    map((stored) =>
      stored.state === 'present'
        ? present(readRows(rowsById(stored.value), parseNotification, idOf, 'This notification'))
        : stored,
    ),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  return {
    unread$: combineLatest([stored$, timer(0, 60_000)]).pipe(
      map(([stored]) => {
        if (stored.state !== 'present') return stored;
        const rows = stored.value.rows.filter((row) => row.expiresAt > now());
        return loadedList(rows.sort((a, b) => b.createdAt - a.createdAt));
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    broken$: stored$.pipe(
      map((stored) => (stored.state === 'present' ? loadedList(stored.value.broken) : stored)),
    ),
    markRead: (id) => write(id, { data: { read: true }, fields: [['read']] }),
    delete: (id) => write(id, { data: {}, fields: [[]] }),
  };
};

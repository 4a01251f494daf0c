import {
  collection,
  getDocs,
  getDocsFromCache,
  query,
  where,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { filter, firstValueFrom, of, timeout, type Observable } from 'rxjs';
import {
  emptyLogBook,
  monthOfPass,
  recordOf,
  settingsOf,
  type HeldLogBook,
  type Loadable,
  type StoredRow,
} from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';

declare const HOLESHOT_DEVICE_ONLY: boolean;

/** Sources of the log book of one racer. */
export interface HeldAt {
  database: Firestore;
  uid: string;
  /** `users/{uid}`. */
  document$: Observable<Loadable<DocumentData>>;
  /** True once the server has answered for the log books. */
  synced$: Observable<boolean>;
  health: Pick<ListenerHealth, 'online'>;
  /** Longest wait (ms): a network may be dead. */
  patienceMs: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const rowsIn = (rows: unknown): StoredRow[] =>
  Object.entries(recordOf(rows)).map(([id, value]) => ({ id, value }));

const known = async (rows: Query, online: boolean): Promise<QueryDocumentSnapshot[]> => {
  const answer = online ? getDocs(rows).catch(() => getDocsFromCache(rows)) : getDocsFromCache(rows);
  return (await answer).docs;
};

/** Reads the whole log book of one racer for a file; rejects after the longest wait for the user document. */
export const readHeldLogBook = async (
  { database, uid, document$, synced$, health, patienceMs }: HeldAt,
  request?: { pictures: boolean },
): Promise<HeldLogBook> => {
  const online = health.online();
  const [document, isSynced] = await Promise.all([
    firstValueFrom(
      document$.pipe(
        filter(({ state }) => state !== 'unknown'),
        timeout({ first: patienceMs }),
      ),
    ),
    firstValueFrom(
      synced$.pipe(
        filter((synced) => synced || !online),
        timeout({ first: patienceMs, with: () => of(false) }),
      ),
    ),
  ]);
  const isAlone = !isSynced && !HOLESHOT_DEVICE_ONLY;
  const user: Record<string, unknown> = document.state === 'present' ? document.value : {};
  const [books, tunes, pictures] = await Promise.all([
    // The listener completes it: a large log book is not fetched again.
    known(query(collection(database, 'logBooks'), where('user_uid', '==', uid)), false),
    known(collection(database, `users/${uid}/tunes`), online),
    request?.pictures ? known(collection(database, `users/${uid}/passPictures`), online) : [],
  ]);
  const living = recordOf(user['vehicles']);
  // A pass that could not move yet stands in the book of another vehicle or month; a doubled one counts once.
  const entries = new Map(
    books
      .flatMap((book) =>
        rowsIn(book.get('entries')).filter(
          ({ value }) => (monthOfPass(value).vehicle_uid || textOf(book.get('vehicle_uid'))) in living,
        ),
      )
      .map((row) => [row.id, row]),
  );
  return {
    ...emptyLogBook(uid),
    vehicles: rowsIn(living),
    locations: rowsIn(user['customLocations']),
    custom_fields: rowsIn(user['customFields']),
    views: rowsIn(recordOf(user['logBookSettings'])['dataSets']),
    predictions: rowsIn(user['predictions']),
    tunes: tunes.map((tune) => ({ id: tune.id, value: tune.data() })),
    entries: [...entries.values()],
    pictures: pictures
      .map((picture) => ({ id: picture.id, value: picture.data() }))
      .filter(({ value }) => entries.has(textOf(value['log_entry_uid']))),
    settings: settingsOf(user),
    ...(isAlone && { fromDeviceAlone: true, ...(online && { awaited: true }) }),
  };
};

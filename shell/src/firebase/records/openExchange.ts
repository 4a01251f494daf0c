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
  recordOf,
  settingsOf,
  withField,
  type HeldLogBook,
  type ListedRow,
  type Loadable,
  type StoredRow,
  monthOfPass,
} from '@holeshot/shared-core';
import { dataVersion } from '../../writes/dataVersion';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { Outbox } from '../../writes/Outbox';
import { aboutBook } from '../../writes/passWrite';

declare const HOLESHOT_DEVICE_ONLY: boolean;

/** The whole log book of one racer, for import and export. */
export interface Exchange {
  stored(request?: { pictures: boolean }): Promise<HeldLogBook>;
  add(rows: readonly ListedRow[]): void;
  remove(rows: readonly ListedRow[]): void;
}

type Write = Parameters<Outbox['write']>[0];
type Fields = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const rowsIn = (rows: unknown): StoredRow[] =>
  Object.entries(recordOf(rows)).map(([id, value]) => ({ id, value }));

/** Paths of the lists in the user document. */
const places = {
  vehicles: ['vehicles'],
  locations: ['customLocations'],
  custom_fields: ['customFields'],
  views: ['logBookSettings', 'dataSets'],
  predictions: ['predictions'],
} as const;
type InUser = keyof typeof places;

const isInUser = (row: ListedRow): row is ListedRow & { list: InUser } => row.list in places;

/** The writes of rows: one for the user document, one for each month, tune and picture. */
const writesOf = (uid: string, rows: readonly ListedRow[], removed: boolean): Write[] => {
  const userPath = `users/${uid}`;
  const writes: Write[] = [];
  const inUser = rows.filter(isInUser);
  if (inUser.length > 0) {
    const pathOf = ({ list, id }: ListedRow & { list: InUser }) => [...places[list], id];
    const put = (data: Fields, row: ListedRow & { list: InUser }) => withField(data, pathOf(row), row.value);
    const data = removed ? {} : inUser.reduce(put, {});
    writes.push({ path: userPath, data, fields: inUser.map(pathOf), stamps: [] });
  }
  for (const { id, value } of rows.filter(({ list }) => list === 'tunes')) {
    const fields = removed ? [[]] : Object.keys(recordOf(value)).map((field) => [field]);
    writes.push({
      path: `${userPath}/tunes/${id}`,
      data: removed ? {} : recordOf(value),
      fields,
      stamps: [],
    });
  }
  for (const { id, value } of rows.filter(({ list }) => list === 'pictures')) {
    const { log_entry_uid, n, base64 } = recordOf(value);
    const fields = removed ? [[]] : [['log_entry_uid'], ['n'], ['base64']];
    const data = removed ? {} : { log_entry_uid, n, base64 };
    writes.push({ path: `${userPath}/passPictures/${id}`, data, fields, stamps: [] });
  }
  const books = new Map<string, ListedRow[]>();
  for (const row of rows.filter(({ list }) => list === 'entries')) {
    const { id } = monthOfPass(row.value);
    books.set(id, [...(books.get(id) ?? []), row]);
  }
  for (const [id, entries] of books) {
    const [first] = entries;
    if (first === undefined) continue;
    const about = { user_uid: uid, ...aboutBook(monthOfPass(first.value)), data_version: dataVersion };
    const kept = removed ? {} : { entries: Object.fromEntries(entries.map((row) => [row.id, row.value])) };
    writes.push({
      path: `logBooks/${id}`,
      data: { ...kept, ...about },
      fields: [...entries.map((row) => ['entries', row.id]), ...Object.keys(about).map((field) => [field])],
      stamps: ['last_modified_date'],
    });
  }
  return writes;
};

/**
 * Opens the whole log book of one racer in Firestore.
 * @param document$ `users/{uid}`
 * @param synced$ whether the server has been asked at least once for the log books
 * @param patienceMs how long it is waited for: a network may only seem to be there
 */
export const openExchange = (
  database: Firestore,
  uid: string,
  outbox: Pick<Outbox, 'write'>,
  document$: Observable<Loadable<DocumentData>>,
  synced$: Observable<boolean>,
  health: Pick<ListenerHealth, 'online'>,
  patienceMs = 10_000,
): Exchange => {
  const known = async (rows: Query, online: boolean): Promise<QueryDocumentSnapshot[]> => {
    const answer = online ? getDocs(rows).catch(() => getDocsFromCache(rows)) : getDocsFromCache(rows);
    return (await answer).docs;
  };

  return {
    stored: async (request) => {
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
      const user: Fields = document.state === 'present' ? document.value : {};
      const [books, tunes, pictures] = await Promise.all([
        // Kept complete by the listener, so that a large log book is not fetched anew.
        known(query(collection(database, 'logBooks'), where('user_uid', '==', uid)), false),
        known(collection(database, `users/${uid}/tunes`), online),
        request?.pictures ? known(collection(database, `users/${uid}/passPictures`), online) : [],
      ]);
      const living = recordOf(user['vehicles']);
      // One that could not be moved yet stands in the book of another vehicle or month; one that is there twice counts once.
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
    },
    add: (rows) => writesOf(uid, rows, false).forEach((write) => outbox.write(write)),
    remove: (rows) => writesOf(uid, rows, true).forEach((write) => outbox.write(write)),
  };
};

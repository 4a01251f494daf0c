import { monthOfPass, recordOf, withField, type HeldLogBook, type ListedRow } from '@holeshot/shared-core';
import { dataVersion } from '../../writes/dataVersion';
import { deletedPassWrite } from '../../writes/deletedPassWrite';
import type { Outbox } from '../../writes/Outbox';
import { aboutBook } from '../../writes/passWrite';
import type { HeldAt } from './readHeldLogBook';

/** Whole log book of one racer, for import and export. */
export interface Exchange {
  stored(request?: { pictures: boolean }): Promise<HeldLogBook>;
  add(rows: readonly ListedRow[]): void;
  remove(rows: readonly ListedRow[]): void;
}

type Write = Parameters<Outbox['write']>[0];
type Fields = Record<string, unknown>;

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

/** Creates the writes of rows: one for the user document, one for each month, tune and picture. */
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
      // Their pictures stay for 30 days: an import of the same passes brings them back.
      ...(removed && { beside: entries.map((row) => deletedPassWrite(uid, row.id)) }),
    });
  }
  return writes;
};

/** Opens the whole log book of one racer in Firestore; the reader's code is loaded at the first request. */
export const openExchange = (at: HeldAt, outbox: Pick<Outbox, 'write'>): Exchange => ({
  stored: async (request) => {
    const { readHeldLogBook } = await import(/* webpackChunkName: "exchange" */ './readHeldLogBook');
    return readHeldLogBook(at, request);
  },
  add: (rows) => writesOf(at.uid, rows, false).forEach((write) => outbox.write(write)),
  remove: (rows) => writesOf(at.uid, rows, true).forEach((write) => outbox.write(write)),
});

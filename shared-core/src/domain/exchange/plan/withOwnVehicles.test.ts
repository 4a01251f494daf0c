import fc from 'fast-check';
import { arbitraryLogBook } from '../../../testing/fixtures/arbitraryLogBook';
import type { FileRow } from '../file/FileRow';
import { inOneGo } from '../../work/inOneGo';
import { logBookOf } from '../../../testing/fixtures/logBookOf';
import { planImport } from './planImport';
import { emptyLogBook, storedLists, type StoredLogBook, type StoredRecord } from '../file/StoredLogBook';
import { ownerOf, withOwnVehicles } from './withOwnVehicles';

const rowsOf = (book: StoredLogBook): FileRow[] =>
  storedLists.flatMap((list) =>
    book[list].map(({ id, value }, index) => ({ list, place: index + 1, id, value: value as StoredRecord })),
  );
const mine = emptyLogBook('my-account');
const uidsIn = (rows: readonly FileRow[]) =>
  rows.flatMap((row) => (row.list === 'vehicles' ? [row.id] : (ownerOf(row) ?? [])));
const books = arbitraryLogBook.map((book) => ({ ...book, account: 'somebody else' }));

test('a file of the account itself keeps its uids', () => {
  fc.assert(
    fc.property(books, (book) => {
      const rows = rowsOf(book);
      expect(withOwnVehicles(rows, book.account, { ...mine, account: book.account })).toEqual(rows);
    }),
  );
});

test('a file from elsewhere, or from an unknown account, gets vehicles of this account alone', () => {
  fc.assert(
    fc.property(books, fc.boolean(), (book, says) => {
      const rows = rowsOf(book);
      const theirs = new Set(uidsIn(rows));
      const own = withOwnVehicles(rows, says ? book.account : undefined, mine);
      expect(uidsIn(own).filter((uid) => theirs.has(uid))).toEqual([]);
      expect(new Set(uidsIn(own)).size).toBe(theirs.size);
      const back = withOwnVehicles(own, 'my-account', mine).map((row) =>
        JSON.stringify(row).replaceAll('~my-account', ''),
      );
      expect(back).toEqual(rows.map((row) => JSON.stringify(row)));
    }),
  );
});

test('vehicles that were imported twice before become this account’s alone', () => {
  const car = {
    list: 'vehicles',
    place: 1,
    id: 'nova~ann',
    value: { uid: 'nova~ann', name: 'Nova' },
  } as const;
  const [own] = withOwnVehicles([car], 'ann', mine);
  expect(own?.id).toBe('nova~my-account');
  expect(own?.value['uid']).toBe('nova~my-account');
});

test('a car of another account in a file of this account becomes its own', () => {
  const car = { list: 'vehicles', place: 1, id: 'nova~ann', value: { uid: 'nova~ann' } } as const;
  expect(withOwnVehicles([car], 'my-account', mine)[0]?.id).toBe('nova~my-account');
});

test('vehicles that the account has stay', () => {
  fc.assert(
    fc.property(books, (book) => {
      const rows = rowsOf(book);
      expect(withOwnVehicles(rows, undefined, { ...mine, vehicles: book.vehicles })).toEqual(rows);
    }),
  );
});

test('the same file, imported again, is recognized', () => {
  fc.assert(
    fc.property(books, (book) => {
      const taken = withOwnVehicles(rowsOf(book), book.account, mine);
      const first = inOneGo(planImport({ rows: taken, account: mine, maxVehicles: 9 }));
      const account = logBookOf(first.rows, {}, 'my-account');
      const again = withOwnVehicles(rowsOf(book), book.account, account);
      expect(inOneGo(planImport({ rows: again, account, maxVehicles: 9 })).rows).toEqual([]);
    }),
  );
});

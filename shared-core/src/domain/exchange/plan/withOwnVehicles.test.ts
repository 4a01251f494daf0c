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

test('a file with uids that name nobody gets vehicles of this account alone, and keeps them', () => {
  fc.assert(
    fc.property(books, (book) => {
      const rows = rowsOf(book);
      const theirs = new Set(uidsIn(rows));
      const own = withOwnVehicles(rows, mine);
      expect(uidsIn(own).filter((uid) => theirs.has(uid))).toEqual([]);
      expect(new Set(uidsIn(own)).size).toBe(theirs.size);
      const back = withOwnVehicles(own, mine).map((row) => JSON.stringify(row).replaceAll('~my-account', ''));
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
  const [own] = withOwnVehicles([car], mine);
  expect(own?.id).toBe('nova~my-account');
  expect(own?.value['uid']).toBe('nova~my-account');
});

test('vehicles that the account has stay', () => {
  fc.assert(
    fc.property(books, (book) => {
      const rows = rowsOf(book);
      expect(withOwnVehicles(rows, { ...mine, vehicles: book.vehicles })).toEqual(rows);
    }),
  );
});

test('the same file, imported again, is recognized', () => {
  fc.assert(
    fc.property(books, (book) => {
      const taken = withOwnVehicles(rowsOf(book), mine);
      const first = inOneGo(planImport({ rows: taken, account: mine, maxVehicles: 9 }));
      const account = logBookOf(first.rows, {}, 'my-account');
      const again = withOwnVehicles(rowsOf(book), account);
      expect(inOneGo(planImport({ rows: again, account, maxVehicles: 9 })).rows).toEqual([]);
    }),
  );
});

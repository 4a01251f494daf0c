import fc from 'fast-check';
import { arbitraryLogBook } from '../../../testing/fixtures/arbitraryLogBook';
import { fingerprint } from './fingerprint';
import { inOneGo } from '../../work/inOneGo';
import { emptyLogBook, storedLists, type StoredLogBook, type StoredRecord } from '../file/StoredLogBook';
import { undoImport } from './undoImport';

const listed = (book: StoredLogBook) =>
  storedLists.flatMap((list) => book[list].map((row) => ({ list, ...row })));
const undone = (account: StoredLogBook, imported: StoredLogBook) =>
  inOneGo(undoImport(account, listed(imported).map(fingerprint)));

const nova = { id: 'nova', value: { uid: 'nova' } };
const pass = (id: string, notes = '') => ({
  id,
  value: { log_entry_uid: id, vehicle: { uid: 'nova' }, notes },
});

describe('undoing an import', () => {
  test('[U1] removes all of it and nothing else, whatever the order of fields', () => {
    fc.assert(
      fc.property(arbitraryLogBook, (book) => {
        const turned = JSON.parse(JSON.stringify(book), (_key, value: unknown) =>
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).reverse())
            : value,
        ) as StoredLogBook;
        const before = { ...turned, entries: [...turned.entries, pass('mine')] };
        const { remove, ...left } = undone(before, JSON.parse(JSON.stringify(book)) as StoredLogBook);
        expect(left).toEqual({ needed: 0, changed: 0 });
        expect(remove.map(({ list, id }) => `${list} ${id}`).sort()).toEqual(
          listed(book)
            .map(({ list, id }) => `${list} ${id}`)
            .sort(),
        );
      }),
    );
  });

  test('[U2] leaves edited rows, and [U3] their vehicle', () => {
    const imported = { ...emptyLogBook('racer'), vehicles: [nova], entries: [pass('a'), pass('b')] };
    const account = { ...imported, entries: [pass('a'), pass('b', 'new jets')] };
    const { remove, ...left } = undone(account, imported);
    expect(remove.map(({ id }) => id)).toEqual(['a']);
    expect(left).toEqual({ needed: 1, changed: 1 });
  });

  test('[U3] leaves a vehicle with a newer pass', () => {
    const imported = { ...emptyLogBook('racer'), vehicles: [nova] };
    expect(undone({ ...imported, entries: [pass('own')] }, imported)).toEqual({
      remove: [],
      ...{ needed: 1, changed: 0 },
    });
    expect(undone(imported, imported).remove).toEqual([{ list: 'vehicles', ...nova }]);
  });

  test('[U3] leaves a track and a custom field that a newer pass uses', () => {
    const byron = { id: 'byron', value: { uid: 'byron' } };
    const jets = { id: 'jets', value: { pk: 'jets' } };
    const imported = { ...emptyLogBook('racer'), locations: [byron], custom_fields: [jets] };
    const own = { ...pass('own').value, location: { uid: 'byron' }, custom_fields: { jets: 80 } };
    const left = { remove: [], needed: 2, changed: 0 };
    expect(undone({ ...imported, entries: [{ id: 'own', value: own }] }, imported)).toEqual(left);
    const card = { id: 'card', value: { vehicle_uid: 'nova', location_uid: 'byron' } };
    expect(undone({ ...imported, predictions: [card] }, imported).remove.map(({ id }) => id)).toEqual([
      'jets',
    ]);
  });

  test('does not count missing rows as staying', () => {
    const imported = { ...emptyLogBook('racer'), entries: [pass('a'), pass('b')] };
    const { remove, ...left } = undone({ ...imported, entries: [pass('a')] }, imported);
    expect([remove.length, left]).toEqual([1, { needed: 0, changed: 1 }]);
  });

  test('a fingerprint changes with any field', () => {
    const row = { list: 'entries', id: 'a', value: { et: 11.2, lane: 'Left' } as StoredRecord } as const;
    const prints = [
      row,
      { ...row, id: 'b' },
      { ...row, value: { et: 11.201, lane: 'Left' } },
      { ...row, value: { et: 11.2, lane: 'Right' } },
      { ...row, value: { et: 11.2 } },
    ].map(fingerprint);
    expect(new Set(prints).size).toBe(5);
  });
});

import { firstValueFrom, filter, timeout } from 'rxjs';
import { emptyLogBook, storedLists, type StoredLogBook } from '../../domain/exchange/file/StoredLogBook';
import type { ListedRow } from '../../domain/exchange/plan/undoImport';
import type { Ports } from '../../platform/ports/ports';
import { nova } from '../fixtures/novaSeason';
import { fullLocation, fullPass } from '../fixtures/fullPass';
import { patience } from './patience';

/** Exchange of a new racer with write access, with the vehicles and passes that it shows. */
export interface ExchangeUnderTest {
  ports: Pick<Ports, 'exchange' | 'logBooks' | 'vehicles'>;
  stop(): Promise<void>;
}

const pass = (id: string, at: string): ListedRow => ({
  list: 'entries',
  id,
  value: {
    ...fullPass,
    log_entry_uid: id,
    log_entry_datetime: at,
    vehicle: { ...fullPass.vehicle, uid: nova.uid },
    of_another_app: { kept: ['as', 'it', 'is'] },
  },
});

const rows: ListedRow[] = [
  { list: 'vehicles', id: nova.uid, value: { ...nova, of_another_app: 1 } },
  { list: 'locations', id: fullLocation.uid, value: fullLocation },
  { list: 'custom_fields', id: 'rpm', value: { pk: 'rpm', title: 'Rpm', isNumeric: true } },
  { list: 'views', id: 'mine', value: { name: 'Mine', fieldKeys: ['timeslip.et_660'] } },
  { list: 'predictions', id: 'p', value: { uid: 'p', vehicle_uid: nova.uid } },
  {
    list: 'tunes',
    id: `${nova.uid}_0`,
    value: {
      ...{ vehicle_uid: nova.uid, n: 0, datetime: '2026-06-01T00:00:00.000Z', reason: 'first' },
      ...{ base_tune: {}, ddpe_tune: {}, log_entry_uid: '' },
    },
  },
  pass('a', '2026-05-31T12:00:00.000Z'),
  pass('b', '2026-06-20T18:00:00.000Z'),
  pass('c', '2026-06-20T19:00:00.000Z'),
];

const bookOf = (listed: readonly ListedRow[]): Omit<StoredLogBook, 'settings' | 'account'> => {
  const { settings: _, account: __, ...book } = emptyLogBook('');
  for (const { list, id, value } of listed) book[list].push({ id, value });
  for (const list of Object.values(book)) list.sort((one, other) => (one.id < other.id ? -1 : 1));
  return book;
};

/**
 * Describes the duties of every store of a whole log book; run against each of them.
 * @param name of the store, for the report
 * @param make returns the exchange of a racer who has saved nothing yet
 */
export const describeExchange = (name: string, make: () => Promise<ExchangeUnderTest>): void => {
  describe(`the exchange of ${name}`, () => {
    let under: ExchangeUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(() => under.stop());

    const stored = async () => {
      const result = await under.ports.exchange.stored();
      if (!result.ok) throw new Error(result.failure.message);
      const { settings: _, account: __, ...book } = result.value;
      for (const list of storedLists) book[list].sort((one, other) => (one.id < other.id ? -1 : 1));
      return book;
    };
    const passes = (count: number) =>
      firstValueFrom(
        under.ports.logBooks.entries$().pipe(
          filter((seen) => (seen.state === 'present' ? seen.value.length : 0) === count),
          timeout(patience),
        ),
      );

    test('stores added rows as they are, unknown fields too, and shows them', async () => {
      expect(under.ports.exchange.add(rows)).toEqual({ ok: true, value: undefined });
      await passes(3);
      expect(await stored()).toMatchObject(bookOf(rows));
    });

    test('removes rows, leaves the rest of their month, and takes them again', async () => {
      under.ports.exchange.add(rows);
      await passes(3);
      const gone = rows.filter(({ id, list }) => id === 'b' || (list !== 'entries' && list !== 'vehicles'));
      expect(under.ports.exchange.remove(gone)).toEqual({ ok: true, value: undefined });
      await passes(2);
      const left = await stored();
      expect(left.entries.map(({ id }) => id)).toEqual(['a', 'c']);
      expect({ ...left, entries: [], vehicles: [] }).toMatchObject({
        locations: [],
        custom_fields: [],
        predictions: [],
        tunes: [],
      });
      under.ports.exchange.add(gone);
      await passes(3);
      expect(await stored()).toMatchObject(bookOf(rows));
    });

    test('passes of a deleted vehicle are not among what is stored', async () => {
      under.ports.exchange.add(rows);
      await passes(3);
      under.ports.vehicles.delete(nova.uid);
      await passes(0);
      expect((await stored()).entries).toEqual([]);
    });
  });
};

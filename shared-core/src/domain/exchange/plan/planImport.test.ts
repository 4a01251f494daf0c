import fc from 'fast-check';
import { defaultLogBookViews } from '../../logbook/logBookViews';
import { streetCar, streetCarPasses } from '../../../testing/fixtures/streetCar';
import { arbitraryLogBook } from '../../../testing/fixtures/arbitraryLogBook';
import type { FileRow } from '../file/FileRow';
import { fingerprint } from './fingerprint';
import { inOneGo } from '../../work/inOneGo';
import { logBookOf } from '../../../testing/fixtures/logBookOf';
import { planImport } from './planImport';
import { seededViewsAmong } from './seededViews';
import { emptyLogBook, storedLists, type StoredLogBook, type StoredRecord } from '../file/StoredLogBook';
import { undoImport } from './undoImport';

const rowsOf = (book: StoredLogBook): FileRow[] =>
  storedLists.flatMap((list) =>
    book[list].map(({ id, value }, index) => ({ list, place: index + 1, id, value: value as StoredRecord })),
  );
const planned = (rows: readonly FileRow[], account: StoredLogBook = emptyLogBook('racer'), maxVehicles = 5) =>
  inOneGo(planImport({ rows, account, maxVehicles }));

const car: FileRow = { list: 'vehicles', place: 1, id: streetCar.uid, value: { ...streetCar } };
const withCar: StoredLogBook = {
  ...emptyLogBook('racer'),
  vehicles: [{ id: streetCar.uid, value: streetCar }],
};
const [first] = streetCarPasses as [(typeof streetCarPasses)[number]];
const pass = (id: string, change: StoredRecord = {}): FileRow => ({
  list: 'entries',
  place: 1,
  id,
  value: { ...first, log_entry_uid: id, ...change },
});
const slip = (change: StoredRecord) => ({ timeslip: { ...first.timeslip, ...change } });
/** Makes passes with ETs far enough apart that none is taken for another. */
const passes = (count: number): FileRow[] =>
  Array.from({ length: count }, (_, index) => pass(`p${index}`, slip({ et_1320: 10 + index / 100 })));

describe('the plan of an import', () => {
  test('into an empty account takes everything, into the same account nothing', () => {
    fc.assert(
      fc.property(arbitraryLogBook, (book) => {
        const rows = rowsOf(book);
        const plan = planned(rows);
        // Two passes with the same slip are one pass.
        expect(plan.rows.length + plan.duplicates.length).toBe(rows.length);
        const again = planned(rows, logBookOf(plan.rows));
        expect({ rows: again.rows, refused: again.refused }).toEqual({ rows: [], refused: [] });
      }),
    );
  });

  test('has every row in exactly one place', () => {
    fc.assert(
      fc.property(arbitraryLogBook, arbitraryLogBook, fc.nat(3), (book, account, maxVehicles) => {
        const rows = rowsOf(book);
        const plan = planned(rows, account, maxVehicles);
        const seen = [...plan.rows, ...plan.duplicates, ...plan.refused].map(
          ({ list, place }) => `${list} ${place}`,
        );
        expect(seen.sort()).toEqual(rows.map(({ list, place }) => `${list} ${place}`).sort());
      }),
    );
  });

  test.each([
    ['[I1] the same id', pass('x', { notes: 'edited since' }), pass('x')],
    ['[I2] the same vehicle, minute and slip', pass('y'), pass('x')],
    ['[I2] the same minute, a slip with fewer numbers', pass('y', slip({ et_60: undefined })), pass('x')],
    [
      '[I2] the same day and slip where the file knows no time',
      {
        ...pass('y', { log_entry_datetime: `${first.log_entry_datetime.slice(0, 10)}T12:00:00.000Z` }),
        dayOnly: true as const,
      },
      pass('x'),
    ],
  ])('knows a pass again: %s', (_how, found, stored) => {
    const account = logBookOf([car, stored]);
    expect(planned([found], account)).toMatchObject({ rows: [], duplicates: [found], refused: [] });
  });

  test.each([
    ['another ET', pass('y', slip({ et_1320: 9.999 }))],
    ['another minute', pass('y', { log_entry_datetime: '2020-01-01T00:00:00.000Z' })],
    ['no number in common', pass('y', { timeslip: { lane: 'Left', et_1000: 10 } })],
  ])('counts a pass with %s as another one', (_how, found) => {
    expect(planned([found], logBookOf([car, pass('x')])).rows).toEqual([found]);
  });

  test('[I3] refuses the 501st pass of a month, of the file and of the account alike', () => {
    const rows = passes(502);
    expect(planned(rows, withCar).rows).toHaveLength(500);
    const account = logBookOf([car, ...rows.slice(0, 499)]);
    const plan = planned(rows, account);
    expect([plan.rows.length, plan.duplicates.length, plan.refused.length]).toEqual([1, 499, 2]);
    expect(plan.refused[0]?.reason).toBe('A month holds 500 passes of a vehicle, and this one is full.');
  });

  test('[I3] refuses passes that no document could hold together', () => {
    const notes = 'x'.repeat(10_000);
    const plan = planned(
      passes(100).map((row) => ({ ...row, value: { ...row.value, notes } })),
      withCar,
    );
    expect(plan.rows.length).toBeLessThan(85);
    expect(plan.refused[0]?.reason).toMatch(/too large/);
  });

  test('[I3] refuses a vehicle beyond the limit, and [I4] its passes', () => {
    const plan = planned([car, pass('x')], emptyLogBook('racer'), 0);
    expect(plan.rows).toEqual([]);
    expect(plan.refused.map(({ list, reason }) => `${list}: ${reason}`)).toEqual([
      'vehicles: Your account holds 0 vehicles. Delete one that you no longer race, or ask for more.',
      'entries: Its vehicle is neither in this file nor in your account.',
    ]);
  });

  test('[I7] takes the pictures of its passes and of known ones, and refuses the others', () => {
    const picture = (uid: string, n = 0): FileRow => ({
      ...{ list: 'pictures', place: 1, id: `${uid}_${n}` },
      value: { log_entry_uid: uid, n, base64: '/9j/AA==' },
    });
    const found = ['x', 'known', 'nobody’s'].map((uid) => picture(uid));
    const account = logBookOf([car, pass('known'), picture('known', 1)]);
    const plan = planned([pass('x', slip({ et_1320: 15 })), ...found, picture('known', 1)], account);
    expect(plan.rows.map(({ id }) => id)).toEqual(['x', 'x_0', 'known_0']);
    expect(plan.duplicates.map(({ id }) => id)).toEqual(['known_1']);
    expect(plan.refused.map(({ reason }) => reason)).toEqual([
      'Its pass is neither in this file nor in your account.',
    ]);
  });

  test('[I5] refuses a deleted vehicle that can be restored, and its rows', () => {
    const deleted = [{ uid: streetCar.uid, name: 'Nova' }];
    const tune: FileRow = { list: 'tunes', place: 1, id: 't', value: { vehicle_uid: streetCar.uid } };
    const plan = (account: StoredLogBook) =>
      inOneGo(planImport({ rows: [car, pass('x'), tune], account, deleted, maxVehicles: 5 }));
    const advice = 'under Recently deleted. Restore it in Vehicles first, then import again.';
    expect(plan(emptyLogBook('racer'))).toMatchObject({
      ...{ rows: [], duplicates: [] },
      refused: [
        { list: 'vehicles', reason: `This vehicle is ${advice}` },
        { list: 'entries', reason: `Its vehicle Nova is ${advice}` },
        { list: 'tunes', reason: `Its vehicle Nova is ${advice}` },
      ],
    });
    expect(plan(withCar).refused).toEqual([]);
  });

  test('[I6] replaces a default view by an edited one, and undo restores it', () => {
    const views = Object.entries(defaultLogBookViews).map(([id, value]) => ({ id, value }));
    const fresh = { ...emptyLogBook('racer'), views };
    const view = (id: string, value: object): FileRow => ({
      ...{ list: 'views', place: 1, id, value: { ...value } },
    });
    const mine = view('timeslip', { name: 'Timeslip', fieldKeys: ['timeslip.et_60'] });
    const asGiven = view('splits', defaultLogBookViews['splits']!);
    const plan = planned([mine, asGiven], fresh);
    expect(plan).toEqual({ rows: [mine], duplicates: [asGiven], refused: [] });
    const edited = [{ id: 'timeslip', value: { name: 'Timeslip', fieldKeys: ['notes'] } }];
    expect(planned([mine], { ...fresh, views: edited }).duplicates).toEqual([mine]);
    const imported = { ...fresh, views: [...views.filter(({ id }) => id !== 'timeslip'), mine] };
    const { remove } = inOneGo(undoImport(imported, plan.rows.map(fingerprint)));
    expect(seededViewsAmong(remove)).toEqual([{ list: 'views', ...views[0] }]);
  });

  test('[I3] refuses rows beyond the limit of any list', () => {
    const fields = Array.from({ length: 101 }, (_, index): FileRow => ({
      list: 'custom_fields',
      place: index + 1,
      id: `f${index}`,
      value: { pk: `f${index}`, title: 'Tyre' },
    }));
    expect(planned(fields).refused).toEqual([
      { list: 'custom_fields', place: 101, reason: 'An account holds at most 100 custom fields.' },
    ]);
    const large = [car, { ...car, place: 2, id: 'b', value: { uid: 'b', notes: 'x'.repeat(700_000) } }];
    expect(planned(large).refused).toHaveLength(1);
  });
});

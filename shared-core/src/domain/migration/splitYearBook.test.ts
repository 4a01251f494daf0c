import fc from 'fast-check';
import { isYearBook, splitYearBook, type StoredBook } from './splitYearBook';

const now = '2026-11-21T12:00:00.000Z';
const entry = (datetime: unknown, timezone = 'America/Chicago') => ({
  log_entry_datetime: datetime,
  location: { timezone },
});
const yearBook = (entries: unknown, vehicle = 'nova', year = 2025): StoredBook => ({
  id: `ann_${vehicle}_${year}`,
  data: { user_uid: 'ann', vehicle_uid: vehicle, year, entries },
});
const monthBook = (entries: unknown, more = {}): StoredBook => ({
  id: 'nova_2025_06',
  data: { user_uid: 'ann', vehicle_uid: 'nova', year: 2025, month: 6, entries, ...more },
});

describe('a log book of before 4.1.0', () => {
  test('is told from a month, and from unreadable documents, which stay', () => {
    expect(isYearBook(yearBook({}))).toBe(true);
    expect(isYearBook(yearBook(undefined))).toBe(true);
    expect(isYearBook(monthBook({}))).toBe(false);
    expect(isYearBook(yearBook({}, ''))).toBe(false);
    expect(isYearBook(yearBook(['a pass']))).toBe(false);
    expect(isYearBook(yearBook('passes'))).toBe(false);
  });

  test('becomes one document a month, by the clocks of the track', () => {
    const passes = { may: entry('2025-06-01T04:30:00Z'), june: entry('2025-06-15T18:00:00Z') };
    expect(splitYearBook(yearBook(passes), [], now)).toEqual([
      {
        id: 'nova_2025_05',
        data: {
          user_uid: 'ann',
          vehicle_uid: 'nova',
          year: 2025,
          month: 5,
          entries: { may: entry('2025-06-01T04:30:00Z') },
        },
      },
      expect.objectContaining({ id: 'nova_2025_06' }),
    ]);
  });

  test('moves a pass with an invalid date unchanged to the current month', () => {
    const entries = {
      odd: entry('yesterday'),
      ancient: entry('0312-05-01T00:00:00Z'),
      late: entry('2206-05-01T00:00:00Z'),
      none: entry(undefined),
      rubbish: 7,
    };
    expect(splitYearBook(yearBook(entries), [], now)).toMatchObject([
      { id: 'nova_2026_11', data: { entries } },
    ]);
  });

  test('replaces no pass of a stored month', () => {
    const newer = { ...entry('2025-06-15T18:00:00Z'), notes: 'edited since' };
    const [june] = splitYearBook(
      yearBook({ june: entry('2025-06-15T18:00:00Z'), other: entry('2025-06-16T18:00:00Z') }),
      [monthBook({ june: newer }, { touched: 'june' })],
      now,
    );
    expect(june?.data['entries']).toEqual({ june: newer, other: entry('2025-06-16T18:00:00Z') });
    expect(june?.data).not.toHaveProperty('touched');
  });

  test('gets its number if it is a month without one, and keeps its passes', () => {
    const { month: _, ...data } = monthBook({ june: entry('2025-06-15T18:00:00Z') }).data;
    const unnumbered = { ...monthBook({}), data };
    expect(splitYearBook(unnumbered, [unnumbered], now)).toEqual([
      monthBook({ june: entry('2025-06-15T18:00:00Z') }),
    ]);
  });

  test.each([
    ['has no room', Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`p${index}`, {}]))],
    ['holds something else', ['a pass']],
  ])('puts passes of a month that %s into the one before', (_, entries) => {
    const late = { late: entry('2025-06-16T18:00:00Z') };
    expect(splitYearBook(yearBook(late), [monthBook(entries)], now)).toMatchObject([
      { id: 'nova_2025_05', data: { year: 2025, month: 5, entries: late } },
    ]);
  });

  test('splits 1,100 passes of one January into that month and the two before', () => {
    const all = Array.from({ length: 1100 }, (_, index) => [`p${index}`, entry('2025-01-16T18:00:00Z')]);
    const set = splitYearBook(yearBook(Object.fromEntries(all)), [], now);
    expect(set.map(({ id, data }) => [id, Object.keys(data['entries'] as object).length])).toEqual([
      ['nova_2025_01', 500],
      ['nova_2024_12', 500],
      ['nova_2024_11', 100],
    ]);
  });
});

/** The stored log books, by id. */
type Store = Map<string, Record<string, unknown>>;

/** Runs one step of the migration like a transaction: all or nothing. */
const splitOne = (store: Store, id: string): void => {
  const months = [...store].map(([month, data]) => ({ id: month, data }));
  const set = splitYearBook({ id, data: store.get(id) ?? {} }, months, now);
  store.delete(id);
  for (const month of set) store.set(month.id, month.data);
};

const yearsOf = (store: Store): string[] =>
  [...store].flatMap(([id, data]) => (isYearBook({ id, data }) ? [id] : []));

/** Lists each pass by vehicle and uid, with everything stored under it. */
const passesOf = (store: Store): Map<string, unknown[]> => {
  const passes = new Map<string, unknown[]>();
  for (const data of store.values()) {
    for (const [uid, pass] of Object.entries(data['entries'] ?? {})) {
      const key = JSON.stringify([data['vehicle_uid'], uid]);
      passes.set(key, [...(passes.get(key) ?? []), pass]);
    }
  }
  return passes;
};

describe('law: a migration', () => {
  const times = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
  const anyPass = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        log_entry_datetime: times.map((time) => time.toISOString()),
        location: fc.record({ timezone: fc.constantFrom('America/Chicago', 'Australia/Perth', '', 'Moon') }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ log_entry_datetime: fc.anything() }) },
    { weight: 1, arbitrary: fc.anything() },
  );
  const anyBook = fc.record({
    vehicle: fc.constantFrom('nova', 'rail'),
    year: fc.constantFrom('2021', '2022', '2023', '2024', '2024_05', '2025', '2025_06'),
    entries: fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), anyPass, { maxKeys: 30 }),
  });
  const anyYears = fc
    .uniqueArray(anyBook, { selector: ({ vehicle, year }) => `${vehicle}${year}`, maxLength: 6 })
    .map((made) =>
      made.map(({ vehicle, year, entries }) => ({
        ...yearBook(entries, vehicle, parseInt(year)),
        id: `${vehicle}_${year}`,
      })),
    );
  const storeOf = (books: StoredBook[]): Store => new Map(books.map(({ id, data }) => [id, data]));

  test('loses no pass of any years wherever it is interrupted, and leaves no year', () => {
    let migrated = 0;
    let lost = 0;
    fc.assert(
      fc.property(anyYears, fc.nat(6), (books, crash) => {
        const store = storeOf(books);
        const before = passesOf(store);
        const missing = () => [...before.keys()].filter((key) => !passesOf(store).has(key)).length;
        for (const id of yearsOf(store).slice(0, crash)) splitOne(store, id);
        lost += missing();
        for (const id of yearsOf(store)) splitOne(store, id);
        lost += missing();
        migrated += 1;
        expect(yearsOf(store)).toEqual([]);
        for (const [key, passes] of passesOf(store)) {
          expect(passes.every((pass) => before.get(key)?.includes(pass))).toBe(true);
        }
      }),
      { seed: 41, numRuns: 500 },
    );
    expect({ migrated, lost }).toEqual({ migrated: 500, lost: 0 });
  });

  test('keeps changes of another device since an interruption', () => {
    fc.assert(
      fc.property(anyYears, fc.nat(6), fc.nat(100), (books, crash, pick) => {
        const store = storeOf(books);
        for (const id of yearsOf(store).slice(0, crash)) splitOne(store, id);
        const months = [...store].filter(([, data]) => data['month'] !== undefined);
        const [id, data] = months[pick % months.length] ?? ['', {}];
        const [uid] = Object.keys(data['entries'] ?? {});
        fc.pre(uid !== undefined);
        const edited = { notes: 'edited since' };
        store.set(id, { ...data, entries: { ...(data['entries'] as object), [uid]: edited } });
        for (const year of yearsOf(store)) splitOne(store, year);
        expect((store.get(id)?.['entries'] as Record<string, unknown>)[uid]).toBe(edited);
      }),
      { seed: 42, numRuns: 200 },
    );
  });

  test('splits any stored year completely, and never throws', () => {
    const stored = fc.record(
      {
        vehicle_uid: fc.oneof(fc.constant('nova'), fc.anything()),
        entries: fc.anything(),
        year: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(stored, (data) => {
        const book = { id: 'year', data };
        const set = splitYearBook(book, [], now);
        if (!isYearBook(book)) return;
        const split = set.map((month) => Object.keys(month.data['entries'] ?? {}).length);
        expect(split.reduce((sum, count) => sum + count, 0)).toBe(Object.keys(data.entries ?? {}).length);
      }),
      { numRuns: 500 },
    );
  });
});

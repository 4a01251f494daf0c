import fc from 'fast-check';
import { streetCar, streetCarPasses } from '../../../testing/fixtures/streetCar';
import { arbitraryLogBook } from '../../../testing/fixtures/arbitraryLogBook';
import { logBookFileParts } from './logBookFileParts';
import { logBookOf } from '../../../testing/fixtures/logBookOf';
import { logBookFileSteps, readLogBookFile } from './readLogBookFile';
import { emptyLogBook, storedLists, type StoredLogBook } from './StoredLogBook';

const exported = (book: StoredLogBook): string => [...logBookFileParts(book)].join('');

const imported = (text: string) => {
  const read = readLogBookFile(text);
  if (!read.ok) throw new Error(read.failure.message);
  const { rows, account, settings, refused, whole } = read.value;
  return { book: logBookOf(rows, settings, account), refused, whole };
};

const shortForm = {
  format: 'holeshot-logbook',
  version: 1,
  entries: [
    {
      ...{ log_entry_uid: 'e', log_entry_datetime: '2026-06-20T18:00:00.000Z', tune_version: 3 },
      ...{ vehicle_uid: 'v', location_uid: 'l', event: { round: 2 } },
      timeslip: {
        ...{ datetime: '2026-06-20T18:00:00.000Z', lane: 'Left', result: 'Win', quality: 'All Out' },
        et_660: 6.9,
      },
      weather: {
        ...{ datetime: '2026-06-20T18:00:00.000Z', air_temp: 80, humidity: 50, pressure: 29.8 },
        wind_speed: 3,
      },
    },
    { log_entry_uid: 'stump', vehicle_uid: 'v' },
    { log_entry_uid: 'nobody’s', vehicle_uid: 'w' },
  ],
  vehicles: [
    { uid: 'v', name: 'Nova', finish: 660, tune: { weight_with_driver: 3000, fuel_type_factor: 0.3 } },
  ],
  locations: [
    {
      ...{ uid: 'l', title: 'Gulf', elevation: 35, track_length: 660 },
      track_direction: { degrees: 160, index: 4, label: 'Southerly' },
    },
  ],
};

describe('the export of a log book', () => {
  test('[X1] read again is the same log book, unknown fields included', () => {
    fc.assert(
      fc.property(arbitraryLogBook, (book) => {
        expect(imported(exported(book))).toEqual({ book, refused: [], whole: true });
      }),
    );
  });

  test('[X2] loses no row and no field, however broken it is stored', () => {
    const stored = fc.record({ id: fc.string(), value: fc.jsonValue() });
    const books = fc.record(
      Object.fromEntries(storedLists.map((list) => [list, fc.array(stored, { maxLength: 3 })])),
    );
    fc.assert(
      fc.property(books, (lists) => {
        const book = { ...emptyLogBook('racer'), ...lists } as StoredLogBook;
        const file = JSON.parse(exported(book)) as Record<string, unknown[]> & {
          by_id?: Record<string, unknown[]>;
        };
        for (const list of storedLists) {
          const values = book[list].map((row) => JSON.stringify(row.value));
          const written = [
            ...(file[list] ?? []).map((value) => JSON.stringify(value)),
            ...(file.by_id?.[list] ?? []).map((row) => JSON.stringify((row as { value: unknown }).value)),
          ];
          expect(written.sort()).toEqual(values.sort());
        }
      }),
    );
  });

  test('[X3] writes NaN and infinity as text, never as null', () => {
    const row = { id: 'a', value: { log_entry_uid: 'a', timeslip: { et_60: NaN } } };
    const text = exported({ ...emptyLogBook('racer'), entries: [row] });
    expect(text).toContain('"NaN"');
    expect(imported(text).refused).toHaveLength(1);
  });
});

describe('reading a log book file', () => {
  test('turns the short form into the stored form, whatever the order, with derived values', () => {
    const { book } = imported(JSON.stringify(shortForm));
    expect(book.vehicles[0]?.value).toMatchObject({
      // Its tune is that of its newest pass.
      base_tune: {
        ...{ fuel_type_factor_660: 0.3, fuel_type_factor_1320: 0.3, weight_with_driver: 3000 },
        ...{ tune_version_660: 3, tune_version_1320: 3 },
      },
      ddpe_tune: { apply_learned_corrections: true, tune_version_660: 3 },
    });
    expect(book.entries.map(({ value }) => value)).toEqual([
      expect.objectContaining({
        vehicle: expect.objectContaining({ uid: 'v', name: 'Nova', tune_version_660: 3 }),
        location: expect.objectContaining({ title: 'Gulf', elevation: 35 }),
        derived: expect.objectContaining({ finish_et: 6.9 }),
        event: { round: 2 },
      }),
    ]);
  });

  test('keeps a pass with numbers that no form accepts: predictions do not learn from it', () => {
    const entry = shortForm.entries[0] as { timeslip: object; weather: object };
    const timeslip = { ...entry.timeslip, et_60: -3, mph_660: 9000 };
    const weather = { ...entry.weather, humidity: 500, pressure: 1013 };
    const { book, refused } = imported(
      JSON.stringify({ ...shortForm, entries: [{ ...entry, timeslip, weather }] }),
    );
    expect(refused).toEqual([]);
    expect(book.entries[0]?.value).toMatchObject({ timeslip, weather });
  });

  test('works out the margin of a race in the short form, and keeps its unknown fields', () => {
    const entry = shortForm.entries[0] as { timeslip: object };
    const event = { opponent_dial: 6.5, opponent_reaction: 0.02, opponent_et: 6.53, purse: 500 };
    const timeslip = { ...entry.timeslip, dialin_et: 6.88, reaction_time: 0.01 };
    const { book } = imported(JSON.stringify({ ...shortForm, entries: [{ ...entry, event, timeslip }] }));
    expect(book.entries[0]?.value).toMatchObject({
      event,
      derived: { margin: expect.closeTo(0.02, 6) as number },
    });
  });

  test('names each unreadable record by its place, and goes on', () => {
    expect(imported(JSON.stringify(shortForm)).refused).toEqual([
      { list: 'entries', place: 2, reason: 'This pass cannot be read: log_entry_datetime is missing.' },
      { list: 'entries', place: 3, reason: 'This pass cannot be read: log_entry_datetime is missing.' },
    ]);
  });

  test.each([
    ['a list inside a list', { extra: [[1]] }, 'has a list inside a list'],
    [
      'a reserved name',
      { extra: JSON.parse('{"__proto__": 1}') as unknown },
      'has a name that is reserved (__proto__)',
    ],
    ['an empty name', { extra: { '': 1 } }, 'has a name that is empty or too long'],
    ['an id that is a path', { uid: 'a/b' }, 'has an id with a slash'],
  ])('refuses %s, which no store takes', (_what, change, problem) => {
    const file = { format: 'holeshot-logbook', vehicles: [{ ...streetCar, ...change }] };
    expect(imported(JSON.stringify(file)).refused[0]?.reason).toBe(
      `This vehicle cannot be read: it ${problem}.`,
    );
  });

  test('reads a cut-off file up to the cut, and says that it is incomplete', () => {
    const text = exported({
      ...emptyLogBook('racer'),
      vehicles: [{ id: streetCar.uid, value: streetCar }],
      entries: streetCarPasses.slice(0, 10).map((value) => ({ id: value.log_entry_uid, value })),
    });
    fc.assert(
      fc.property(fc.integer({ min: 60, max: text.length - 3 }), (length) => {
        const file = imported(text.slice(0, length));
        expect(file.whole).toBe(false);
        expect(file.refused.length).toBeLessThanOrEqual(1);
        expect(streetCarPasses).toEqual(expect.arrayContaining(file.book.entries.map(({ value }) => value)));
      }),
    );
  });

  test('refuses any other text, and never throws', () => {
    for (const text of ['', '[]', '{}', '{"format":"other"}', 'null', '{"format"', '{"format":"holeshot']) {
      expect(readLogBookFile(text)).toMatchObject({ ok: false, failure: { code: 'not-a-log-book' } });
    }
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\1 a'), maxLength: 60 }), (text) => {
        readLogBookFile(`{"format":"holeshot-logbook","entries":[${text}`);
        readLogBookFile(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps the first of two rows with one id', () => {
    const file = { format: 'holeshot-logbook', vehicles: [streetCar, { ...streetCar, name: 'Twin' }] };
    const { book, refused } = imported(JSON.stringify(file));
    expect(book.vehicles).toHaveLength(1);
    expect(refused).toEqual([
      { list: 'vehicles', place: 2, reason: 'It has the id of an earlier one in this file.' },
    ]);
  });

  test('goes in steps that tell its progress', () => {
    const shares = [...logBookFileSteps(JSON.stringify(shortForm))];
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('says which timer of a pass is read as unknown, and no more', () => {
    const [entry] = shortForm.entries;
    const remarksOf = (setup: unknown) => {
      const read = readLogBookFile(JSON.stringify({ ...shortForm, entries: [{ ...entry, setup }] }));
      return read.ok && read.value.rows.find(({ list }) => list === 'entries')?.remarks;
    };
    expect(remarksOf({ throttle_stop: 538, delay: 1.052 })).toEqual([
      'Throttle stop: “538” is not possible for this pass, so it counts as unknown.',
    ]);
    expect(remarksOf({ throttle_stop: 0, launch_rpm: 5200 })).toBeUndefined();
    expect(remarksOf({ throttle_stop: { toString: 1 } })).toBeUndefined();
  });
});

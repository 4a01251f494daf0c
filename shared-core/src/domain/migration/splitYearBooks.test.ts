import fc from 'fast-check';
import { splitYearBooks, type StoredBook } from './splitYearBooks';

const now = '2026-11-21T12:00:00.000Z';
const entry = (datetime: unknown, timezone = 'America/Chicago') => ({
  log_entry_datetime: datetime,
  location: { timezone },
});
const yearBook = (entries: Record<string, unknown>, vehicle = 'nova', year = 2025): StoredBook => ({
  id: `ann_${vehicle}_${year}`,
  data: { user_uid: 'ann', vehicle_uid: vehicle, year, entries },
});

describe('the log books of before 4.1.0', () => {
  test('become one document a month, by the clocks of the track', () => {
    const changes = splitYearBooks(
      [yearBook({ may: entry('2025-06-01T04:30:00Z'), june: entry('2025-06-15T18:00:00Z') })],
      now,
    );
    expect(changes.remove).toEqual(['ann_nova_2025']);
    expect(changes.set).toEqual([
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

  test('pass an entry with an invalid date on to the month of now, as it is', () => {
    const { set } = splitYearBooks(
      [
        yearBook({
          odd: entry('yesterday'),
          ancient: entry('0312-05-01T00:00:00Z'),
          none: entry(undefined),
          rubbish: 7,
        }),
      ],
      now,
    );
    expect(set).toHaveLength(1);
    expect(set[0]).toMatchObject({
      id: 'nova_2026_11',
      data: {
        entries: {
          odd: entry('yesterday'),
          ancient: entry('0312-05-01T00:00:00Z'),
          none: entry(undefined),
          rubbish: 7,
        },
      },
    });
  });

  test('replace no pass that the month has already', () => {
    const newer = { ...entry('2025-06-15T18:00:00Z'), notes: 'edited since' };
    const month: StoredBook = {
      id: 'nova_2025_06',
      data: {
        user_uid: 'ann',
        vehicle_uid: 'nova',
        year: 2025,
        month: 6,
        entries: { june: newer },
        touched: 'june',
      },
    };
    const book = yearBook({ june: entry('2025-06-15T18:00:00Z'), other: entry('2025-06-16T18:00:00Z') });
    const { set } = splitYearBooks([month, book], now);
    expect(set[0]?.data['entries']).toEqual({ june: newer, other: entry('2025-06-16T18:00:00Z') });
    expect(set[0]?.data).not.toHaveProperty('touched');
  });

  test('stay while a month has no room for all of their passes', () => {
    const full = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`p${index}`, {}]));
    const month: StoredBook = { id: 'nova_2025_06', data: { vehicle_uid: 'nova', month: 6, entries: full } };
    const changes = splitYearBooks([month, yearBook({ late: entry('2025-06-16T18:00:00Z') })], now);
    expect(changes).toEqual({ set: [], remove: [] });
  });

  test('lose no pass, whatever is stored, and a second run changes nothing', () => {
    const anyBook = fc.record({
      vehicle: fc.constantFrom('nova', 'rail'),
      year: fc.constantFrom(2024, 2025),
      entries: fc.dictionary(
        fc.string({ minLength: 1, maxLength: 4 }),
        fc.oneof(
          fc.record({
            log_entry_datetime: fc.oneof(fc.string(), fc.constantFrom('2025-03-01T00:00:00Z', now)),
          }),
          fc.anything(),
        ),
      ),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyBook, { selector: ({ vehicle, year }) => `${vehicle}${year}` }),
        (made) => {
          const books = made.map(({ vehicle, year, entries }) => yearBook(entries, vehicle, year));
          const { set, remove } = splitYearBooks(books, now);
          const after = [...books.filter(({ id }) => !remove.includes(id)), ...set];
          const uids = (from: StoredBook[]) =>
            new Set(
              from.flatMap(({ data }) =>
                Object.keys(data['entries'] as object).map((uid) => `${String(data['vehicle_uid'])} ${uid}`),
              ),
            );
          expect(uids(after)).toEqual(uids(books));
          expect(splitYearBooks(after, now)).toEqual({ set: [], remove: [] });
        },
      ),
      { seed: 41, numRuns: 200 },
    );
  });
});

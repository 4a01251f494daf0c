import { logBookId, yearsOfLogBooks } from '../entities/logBookId';
import { passesAMonth } from '../logbook/roomInMonth';
import { isRecord, recordOf } from '../plain/record';
import { wallClock } from '../time/wallClock';

/** Stored log book with its document id. */
export interface StoredBook {
  id: string;
  data: Record<string, unknown>;
}

type Fields = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the passes of a book; undefined where something else is stored in their place. */
const entriesOf = ({ data }: StoredBook): Fields | undefined => {
  const entries = data['entries'] ?? {};
  return isRecord(entries) ? entries : undefined;
};

/** Tells whether a log book is older than 4.1.0: one document a year, naming its vehicle and no month. */
export const isYearBook = (book: StoredBook): boolean =>
  book.data['month'] === undefined &&
  textOf(book.data['vehicle_uid']) !== '' &&
  entriesOf(book) !== undefined;

type Month = ReturnType<typeof logBookId>;

const monthOf = (vehicleUid: string, entry: unknown, now: string): Month => {
  const datetime = textOf(recordOf(entry)['log_entry_datetime']);
  const zone = textOf(recordOf(recordOf(entry)['location'])['timezone']);
  const year = wallClock(datetime, zone)?.getUTCFullYear() ?? 0;
  const { first, last } = yearsOfLogBooks(Date.parse(now));
  return logBookId(vehicleUid, year >= first && year <= last ? datetime : now, zone);
};

const monthBefore = (vehicleUid: string, { year, month }: Month): Month =>
  logBookId(vehicleUid, new Date(Date.UTC(year, month - 2)).toISOString(), '');

/**
 * Splits the log book of a year into one a month. Passes of a stored month stay as they are. A pass whose month is
 * full goes to the last earlier month with room, so that none is lost.
 * @param book a year's
 * @param months stored months of that year; `set` names more of them where one is full
 * @param now ISO 8601, the month of passes without a date, or with one after next year
 * @returns the months to write, which hold every pass together with what they had
 */
export const splitYearBook = (book: StoredBook, months: readonly StoredBook[], now: string): StoredBook[] => {
  const vehicleUid = textOf(book.data['vehicle_uid']);
  // A month without its number counts as a year, and must not be the target of its own passes.
  const known = new Map(months.filter(({ id }) => id !== book.id).map((month) => [month.id, month]));
  const changed = new Set<string>();

  const place = (uid: string, entry: unknown, at: Month): void => {
    const { id, year, month } = at;
    const target = known.get(id) ?? {
      id,
      data: { user_uid: book.data['user_uid'], vehicle_uid: vehicleUid },
    };
    const entries = entriesOf(target);
    if (entries !== undefined && Object.hasOwn(entries, uid)) return;
    if (entries === undefined || Object.keys(entries).length >= passesAMonth) {
      place(uid, entry, monthBefore(vehicleUid, at));
      return;
    }
    const { touched: _, ...kept } = target.data as Fields;
    known.set(id, { id, data: { ...kept, year, month, entries: { ...entries, [uid]: entry } } });
    changed.add(id);
  };

  for (const [uid, entry] of Object.entries(entriesOf(book) ?? {})) {
    place(uid, entry, monthOf(vehicleUid, entry, now));
  }
  return [...known.values()].filter(({ id }) => changed.has(id));
};

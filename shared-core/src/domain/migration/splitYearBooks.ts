import { logBookId } from '../entities/logBookId';
import { wallClock } from '../time/wallClock';

/** A stored log book with its document id. */
export interface StoredBook {
  id: string;
  data: Record<string, unknown>;
}

/** What has to be written and deleted, month documents first. */
export interface BookChanges {
  set: StoredBook[];
  remove: string[];
}

type Fields = Record<string, unknown>;

const maxEntries = 500;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A year's document names its vehicle and no month. */
const isYearBook = ({ data }: StoredBook): boolean =>
  data['month'] === undefined && textOf(data['vehicle_uid']) !== '';

const monthOf = (vehicleUid: string, entry: unknown, now: string): ReturnType<typeof logBookId> => {
  const datetime = textOf(fieldsOf(entry)['log_entry_datetime']);
  const zone = textOf(fieldsOf(fieldsOf(entry)['location'])['timezone']);
  const year = wallClock(datetime, zone)?.year() ?? 0;
  return logBookId(vehicleUid, year >= 1900 && year <= 9999 ? datetime : now, zone);
};

/**
 * Splits the log books of before 4.1.0, one document a vehicle and year, into one a month. What a month has already
 * stays as it is; a pass for which a month has no room stays where it was; running it twice changes nothing.
 * @param books all stored log books of a racer, of either kind
 * @param now ISO 8601, the month of the passes whose date is none
 */
export const splitYearBooks = (books: readonly StoredBook[], now: string): BookChanges => {
  const months = new Map(books.filter((book) => !isYearBook(book)).map((book) => [book.id, book]));
  const changed = new Set<string>();
  const remove: string[] = [];
  for (const book of books.filter(isYearBook)) {
    const vehicleUid = textOf(book.data['vehicle_uid']);
    let left = 0;
    for (const [uid, entry] of Object.entries(fieldsOf(book.data['entries']))) {
      const { id, year, month } = monthOf(vehicleUid, entry, now);
      const target = months.get(id);
      const entries = fieldsOf(target?.data['entries']);
      if (Object.hasOwn(entries, uid)) continue;
      if (Object.keys(entries).length >= maxEntries) {
        left += 1;
        continue;
      }
      const { touched: _, ...kept } = target?.data ?? {
        user_uid: book.data['user_uid'],
        vehicle_uid: vehicleUid,
        year,
        month,
      };
      months.set(id, { id, data: { ...kept, entries: { ...entries, [uid]: entry } } });
      changed.add(id);
    }
    if (left === 0) remove.push(book.id);
  }
  return { set: [...months.values()].filter(({ id }) => changed.has(id)), remove };
};

import type { BehaviorSubject } from 'rxjs';
import type { PassPicture } from '../../domain/entities/PassPicture';
import { settingsOf } from '../../domain/exchange/file/settingsOf';
import {
  emptyLogBook,
  idInside,
  storedLists,
  vehicleUidOf,
  type StoredList,
  type StoredRecord,
  type StoredRow,
} from '../../domain/exchange/file/StoredLogBook';
import { ok, type Result } from '../../domain/plain/result';
import type { ExchangePort } from '../../platform/ports/ExchangePort';

/** The lists of rows that carry their own id. */
type Typed = 'vehicles' | 'locations' | 'custom_fields' | 'entries' | 'pictures';

/** The rows of a list, read and replaced. */
interface Rows {
  read: () => StoredRow[];
  write: (rows: StoredRow[]) => void;
}

/** The rows behind a stream that another port shows. */
export const rowsIn = <Row extends object>(list: Typed, rows$: BehaviorSubject<Row[]>): Rows => ({
  read: () =>
    rows$.value.map((row) => ({
      id: idInside(list, row) ?? '',
      value: structuredClone(row) as StoredRecord,
    })),
  write: (rows) => rows$.next(rows.map(({ value }) => value as Row)),
});

/**
 * The whole log book of a memory platform.
 * @param lists what other ports show
 * @param writing does it where the racer may write, and gives the refusal where not
 */
export const createMemoryExchange = ({
  account,
  lists,
  settings,
  writing,
}: {
  /** The racer's uid. */
  account: () => string;
  lists: Record<Typed, Rows>;
  settings: () => object;
  writing: (write: () => void) => Result<void>;
}): ExchangePort => {
  const kept = new Map<StoredList, StoredRow[]>();
  const rowsOf = (list: StoredList): Rows =>
    list === 'views' || list === 'predictions' || list === 'tunes'
      ? { read: () => kept.get(list) ?? [], write: (rows) => void kept.set(list, rows) }
      : lists[list];

  return {
    stored: ({ pictures = false } = { pictures: false }) => {
      const book = { ...emptyLogBook(account()), settings: settingsOf({ ...settings() }) };
      for (const list of storedLists) book[list] = rowsOf(list).read();
      const living = new Set(book.vehicles.map(({ id }) => id));
      book.entries = book.entries.filter(({ value }) => living.has(vehicleUidOf(value as StoredRecord)));
      const passes = new Set(book.entries.map(({ id }) => id));
      book.pictures = book.pictures.filter(
        ({ value }) => pictures && passes.has((value as PassPicture).log_entry_uid),
      );
      return Promise.resolve(ok(book));
    },
    add: (rows) =>
      writing(() => {
        for (const list of storedLists) {
          const added = rows.filter((row) => row.list === list);
          if (added.length === 0) continue;
          const ids = new Set(added.map(({ id }) => id));
          const { read, write } = rowsOf(list);
          write([
            ...read().filter(({ id }) => !ids.has(id)),
            ...added.map(({ id, value }) => ({ id, value: structuredClone(value) })),
          ]);
        }
      }),
    remove: (rows) =>
      writing(() => {
        for (const list of storedLists) {
          const ids = new Set(rows.filter((row) => row.list === list).map(({ id }) => id));
          const { read, write } = rowsOf(list);
          if (ids.size > 0) write(read().filter(({ id }) => !ids.has(id)));
        }
      }),
  };
};

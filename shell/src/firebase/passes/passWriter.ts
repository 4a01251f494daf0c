import {
  changedFields,
  ok,
  roomInMonth,
  withEdit,
  withWorkedOut,
  type LogEntry,
  type Result,
  monthOfPass,
} from '@holeshot/shared-core';
import type { JustSaved } from './justSaved';
import type { LogBookMarks } from './logBookMarks';
import { deletedPassWrite, undeletedPassWrite } from '../../writes/deletedPassWrite';
import { logBookWithId } from '../../writes/logBookWithId';
import type { Outbox } from '../../writes/Outbox';
import { passWrite } from '../../writes/passWrite';
import type { Shelf } from './watchEntries';
import { deletedBy } from './withoutDeleted';

/** Writer of passes. */
export interface PassWriter {
  save(entry: LogEntry, before?: LogEntry): Result<void>;
  delete(entry: LogEntry): void;
  /** Saves a deleted pass again, also one that another run or device has deleted. */
  restore(entry: LogEntry): Result<void>;
}

/** The book of a year, of before 4.1.0, has no month in its id. */
const monthId = /_\d{4}_\d{2}$/;

/** Copies a pass, whose caller may go on changing its own record. */
const copyOf = (entry: LogEntry) => JSON.parse(JSON.stringify(entry)) as LogEntry;

/**
 * Creates the writer of one racer's passes. A pass whose vehicle or month changes is edited in place, and moved to
 * its book once the server has the edit: a move on the device would overwrite other devices' changes with its own
 * copy.
 * @param uid of the racer
 * @param mark time up to which the device has seen the changes of the log books
 * @param shelfNow returns the last known passes; undefined before any are read
 * @param justSaved receives passes on their way to the cache
 */
export const createPassWriter = (
  uid: string,
  outbox: Pick<Outbox, 'write' | 'writes$'>,
  mark: Pick<LogBookMarks['synced'], 'read'>,
  shelfNow: () => Shelf | undefined,
  justSaved: Pick<JustSaved, 'show' | 'get' | 'forget'>,
): PassWriter => {
  const empty: Shelf = { passes: new Map(), books: new Map() };
  /** Deleted passes with the ids of their books, by uid, until they are restored. */
  const deleted = new Map<string, { before: LogEntry; books: readonly string[] }>();
  /** Returns up to when the device has seen other devices' changes; passes not read yet may be anywhere. */
  const seenUntil = () => (shelfNow() === undefined ? 0 : mark.read());

  /** Returns the ids of the books that hold a pass; of several, its own book first. */
  const holders = (entry: LogEntry, { books }: Shelf): string[] => {
    const { id } = monthOfPass(entry);
    const holding = [...books]
      .filter(([book, uids]) => monthId.test(book) && uids.has(entry.log_entry_uid))
      .map(([book]) => book)
      .sort((a, b) => Number(b === id) - Number(a === id));
    return holding.length > 0 ? holding : [id];
  };

  /** Counts the passes of a book without those whose deletion is pending. */
  const countIn = (bookId: string, { books }: Shelf): number => {
    const held = books.get(bookId) ?? new Set();
    return held.size - deletedBy(outbox.writes$.value).filter((each) => held.has(each)).length;
  };

  const writer: PassWriter = {
    save: (entry, before) => {
      const shelf = shelfNow() ?? empty;
      const entryUid = entry.log_entry_uid;
      const now = before && (justSaved.get(entryUid) ?? shelf.passes.get(entryUid)?.entry ?? before);
      const after = withWorkedOut(before && now ? withEdit(now, before, entry) : entry);
      const book = monthOfPass(after);
      const [place = book.id, ...copies] = holders(now ?? after, shelf);
      const stays = now !== undefined && monthOfPass(now).id === book.id;
      const isHeld = stays || shelf.books.get(book.id)?.has(entryUid);
      const room = roomInMonth(isHeld ? 0 : countIn(book.id, shelf));
      if (!room.ok) return room;
      const paths = now === undefined ? [[]] : changedFields(now, after);
      if (paths.length === 0) return ok(undefined);
      const left = now === undefined ? deleted.get(entryUid) : undefined;
      deleted.delete(entryUid);
      const others = [...copies, ...(left?.books ?? [])].filter((id) => id !== place);
      const isShelved = place === book.id && copies.length === 0 && left === undefined;
      outbox.write({
        ...passWrite(uid, logBookWithId(place), entryUid, paths, after),
        pass: {
          ...{ uid: entryUid, seenUntil: seenUntil() },
          ...(isShelved ? {} : { shelve: others }),
          ...(left && { back: { before: left.before, to: place } }),
        },
        ...(left && { beside: [undeletedPassWrite(uid, entryUid)] }),
      });
      justSaved.show(copyOf(after));
      return ok(undefined);
    },
    delete: (entry) => {
      justSaved.forget(entry.log_entry_uid);
      const { log_entry_datetime, vehicle, location } = entry;
      const pass = {
        uid: entry.log_entry_uid,
        seenUntil: seenUntil(),
        deleted: {
          log_entry_datetime,
          vehicle: { name: vehicle.name },
          location: { timezone: location.timezone },
        },
      };
      const books = holders(entry, shelfNow() ?? empty);
      deleted.set(pass.uid, { before: entry, books });
      outbox.write(
        ...books.map((id, index) => ({
          ...passWrite(uid, logBookWithId(id), pass.uid, [[]]),
          pass,
          // Together: a pass must not go unless the server has it among the deleted.
          ...(index === 0 && { beside: [deletedPassWrite(uid, pass.uid, copyOf(entry))] }),
        })),
      );
    },
    restore: (entry) => {
      const { log_entry_uid: entryUid } = entry;
      if (!deleted.has(entryUid)) deleted.set(entryUid, { before: entry, books: [] });
      return writer.save(entry);
    },
  };
  return writer;
};

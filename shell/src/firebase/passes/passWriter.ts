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
import { logBookWithId } from '../../writes/logBookWithId';
import type { Outbox } from '../../writes/Outbox';
import { passWrite } from '../../writes/passWrite';
import type { Shelf } from './watchEntries';
import { deletedBy } from './withoutDeleted';

/** Saving and deleting of passes. */
export interface PassWriter {
  save(entry: LogEntry, before?: LogEntry): Result<void>;
  delete(entry: LogEntry): void;
}

/** The book of a year, of before 4.1.0, has no month in its id. */
const monthId = /_\d{4}_\d{2}$/;

/**
 * Writes the passes of one racer. A pass whose vehicle or month changes is edited where it stands, and moved to the book
 * it belongs to once the server has the edit: a move written on the device would take along what it knew of the pass,
 * over what other devices have changed.
 * @param uid whose passes
 * @param mark up to when the device has seen the changes of the log books
 * @param shelfNow what this device saw last; undefined as long as nothing is read
 * @param justSaved told of what is on its way to the cache
 */
export const createPassWriter = (
  uid: string,
  outbox: Pick<Outbox, 'write' | 'writes$'>,
  mark: Pick<LogBookMarks['synced'], 'read'>,
  shelfNow: () => Shelf | undefined,
  justSaved: Pick<JustSaved, 'show' | 'get' | 'forget'>,
): PassWriter => {
  const unread: Shelf = { passes: new Map(), books: new Map() };
  /** What was deleted, and the ids of the books that held it, by the pass, until it is brought back. */
  const deleted = new Map<string, { before: LogEntry; books: readonly string[] }>();
  /** Up to when it had seen what other devices did; as long as it is not read, a pass may be anywhere. */
  const seenUntil = () => (shelfNow() === undefined ? 0 : mark.read());

  /** The ids of the books that hold a pass; of several, the one it belongs to first. */
  const holders = (entry: LogEntry, { books }: Shelf): string[] => {
    const { id } = monthOfPass(entry);
    const holding = [...books]
      .filter(([book, uids]) => monthId.test(book) && uids.has(entry.log_entry_uid))
      .map(([book]) => book)
      .sort((a, b) => Number(b === id) - Number(a === id));
    return holding.length > 0 ? holding : [id];
  };

  /** How many passes a book holds, but for those whose deletion is on its way. */
  const countIn = (bookId: string, { books }: Shelf): number => {
    const held = books.get(bookId) ?? new Set();
    return held.size - deletedBy(outbox.writes$.value).filter((each) => held.has(each)).length;
  };

  return {
    save: (entry, before) => {
      const shelf = shelfNow() ?? unread;
      const entryUid = entry.log_entry_uid;
      const now = before && (justSaved.get(entryUid) ?? shelf.passes.get(entryUid)?.entry ?? before);
      const after = before && now ? withWorkedOut(withEdit(now, before, entry)) : entry;
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
      });
      justSaved.show(after);
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
      const books = holders(entry, shelfNow() ?? unread);
      deleted.set(pass.uid, { before: entry, books });
      outbox.write(
        ...books.map((id) => ({
          ...passWrite(uid, logBookWithId(id), pass.uid, [[]]),
          pass,
        })),
      );
    },
  };
};

import type { DocumentData, Firestore } from 'firebase/firestore';
import type { Observable } from 'rxjs';
import {
  changedFields,
  ok,
  roomInMonth,
  withEdit,
  type Loadable,
  type LogEntry,
  type Result,
} from '@holeshot/shared-core';
import { createJustSaved } from './justSaved';
import type { ListenerHealth } from './ListenerHealth';
import type { LogBookMarks } from './logBookMarks';
import { logBookOf } from './logBookOf';
import { logBookWithId } from './logBookWithId';
import type { NewestBooks } from './newestBooks';
import { ofKnownVehicles } from './ofKnownVehicles';
import type { Outbox } from './outbox';
import { passWrite } from './passWrite';
import type { BrokenPass } from './readBook';
import { watchEntries, type Shelf } from './watchEntries';

/** The passes of a racer, and how they are saved and deleted. */
export interface RacerLogBooks {
  /** The newest of them, told before all are read; then as `entries$`. */
  newest$: Observable<Loadable<LogEntry[]>>;
  /** Newest first. */
  entries$: Observable<Loadable<LogEntry[]>>;
  /** Those that cannot be read. */
  broken$: Observable<Loadable<BrokenPass[]>>;
  save(entry: LogEntry, before?: LogEntry): Result<void>;
  delete(entry: LogEntry): void;
}

/** The book of a year, of before 4.1.0, has no month in its id. */
const monthId = /_\d{4}_\d{2}$/;

/**
 * Opens the passes of one racer in Firestore. A pass whose vehicle or month changes is edited where it stands, and moved
 * to the book it belongs to once the server has the edit: a move written on the device would take along what it knew of
 * the pass, over what other devices have changed.
 * @param document$ `users/{uid}`
 * @param first the log books to read before the others
 * @param synced$ whether the server has been asked at least once
 * @param mark up to when the device has seen the changes of the log books
 * @param report called for each stored pass that cannot be read
 */
export const openLogBooks = (
  database: Firestore,
  uid: string,
  outbox: Pick<Outbox, 'write' | 'writes$'>,
  document$: Observable<Loadable<DocumentData>>,
  first: NewestBooks,
  synced$: Observable<boolean>,
  mark: Pick<LogBookMarks['synced'], 'read'>,
  report: (reason: string, where: string) => void,
  health: ListenerHealth,
): RacerLogBooks => {
  const unread: Shelf = { passes: new Map(), books: new Map() };
  /** What this device saw last. */
  let shelf = unread;
  /** Up to when it had seen what other devices did; as long as it is not read, a pass may be anywhere. */
  const seenUntil = () => (shelf === unread ? 0 : mark.read());

  /** The ids of the books that hold a pass; of several, the one it belongs to first. */
  const holders = (entry: LogEntry): string[] => {
    const { id } = logBookOf(entry);
    const holding = [...shelf.books]
      .filter(([book, uids]) => monthId.test(book) && uids.has(entry.log_entry_uid))
      .map(([book]) => book)
      .sort((a, b) => Number(b === id) - Number(a === id));
    return holding.length > 0 ? holding : [id];
  };

  const justSaved = createJustSaved(outbox);
  const { newest$, entries$, broken$ } = watchEntries(
    database,
    uid,
    first,
    synced$,
    report,
    health,
    (seen) => {
      shelf = seen;
    },
  );

  return {
    newest$: ofKnownVehicles(newest$, document$),
    entries$: justSaved.over(ofKnownVehicles(entries$, document$)),
    broken$: ofKnownVehicles(broken$, document$),
    save: (entry, before) => {
      const entryUid = entry.log_entry_uid;
      const now = before && (shelf.passes.get(entryUid)?.entry ?? before);
      const after = before && now ? withEdit(now, before, entry) : entry;
      const book = logBookOf(after);
      const [place = book.id, ...copies] = holders(now ?? after);
      const held = shelf.books.get(book.id);
      const stays = now !== undefined && logBookOf(now).id === book.id;
      const room = roomInMonth(stays || held?.has(entryUid) ? 0 : (held?.size ?? 0));
      if (!room.ok) return room;
      const paths = now === undefined ? [[]] : changedFields(now, after);
      if (paths.length === 0) return ok(undefined);
      const isShelved = place === book.id && copies.length === 0;
      outbox.write({
        ...passWrite(uid, logBookWithId(place), entryUid, paths, after),
        pass: { uid: entryUid, seenUntil: seenUntil(), ...(isShelved ? {} : { shelve: copies }) },
      });
      justSaved.show(after, now);
      return ok(undefined);
    },
    delete: (entry) => {
      justSaved.forget(entry.log_entry_uid);
      const pass = { uid: entry.log_entry_uid, seenUntil: seenUntil() };
      outbox.write(
        ...holders(entry).map((id) => ({ ...passWrite(uid, logBookWithId(id), pass.uid, [[]]), pass })),
      );
    },
  };
};

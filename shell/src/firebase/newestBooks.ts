import { doc, getDocFromCache, type Firestore } from 'firebase/firestore';
import { defer, ReplaySubject, share, timer, type Observable } from 'rxjs';
import { shownFirst } from '../newestPasses/shownFirst';
import type { LogBookMarks } from './logBookMarks';
import { readBook, type ReadBook, type TimedPass } from './readBook';

/** Several ask at a start, and are told the same. */
const keptMs = 60_000;

/** The log books that hold the newest passes; by their ids they are read at once, however long the log book is. */
export interface NewestBooks {
  /** From the cache, as this device knew them last; completes. */
  books$: Observable<ReadBook[]>;
  /**
   * Remembers for the next start which these are.
   * @param passes all, newest first
   */
  remember(passes: readonly TimedPass[], books: readonly ReadBook[]): void;
}

/** Opens the newest log books of one racer. */
export const openNewestBooks = (
  database: Firestore,
  uid: string,
  { newest: mark, synced }: LogBookMarks,
): NewestBooks => {
  const read = async (): Promise<ReadBook[]> => {
    const asked = mark.read().map(async (id) => getDocFromCache(doc(database, 'logBooks', id)));
    const found = await Promise.allSettled(asked);
    // A cache that has lost one may have lost any: the server is asked for all of them.
    if (found.some(({ status }) => status === 'rejected')) synced.write(0);
    return found.flatMap((each) => {
      const book = each.status === 'fulfilled' ? each.value.data() : undefined;
      return each.status === 'fulfilled' && book?.['user_uid'] === uid ? [readBook(each.value.id, book)] : [];
    });
  };
  return {
    books$: defer(read).pipe(
      share({
        connector: () => new ReplaySubject(1),
        resetOnComplete: () => timer(keptMs),
        resetOnRefCountZero: () => timer(keptMs),
      }),
    ),
    remember: (passes, books) => {
      const uids = passes.slice(0, shownFirst).map(({ entry }) => entry.log_entry_uid);
      const ids = books.filter((book) => uids.some((each) => book.uids.has(each))).map(({ id }) => id);
      if (ids.join() !== mark.read().join()) mark.write(ids);
    },
  };
};

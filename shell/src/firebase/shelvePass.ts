import { doc, runTransaction, type Firestore } from 'firebase/firestore';
import { logBookOf } from './logBookOf';
import { logBookWithId } from './logBookWithId';
import { mergeOf } from './mergeOf';
import { passWrite } from './passWrite';
import { passIn } from './wholePass';

/**
 * Puts a pass into the log book that its vehicle and time say, and out of all others. Only a transaction sees what
 * other devices have written to it meanwhile, and only so none of it is lost or there twice.
 * @param ids of the books that may hold it; the first that does has the pass that counts
 * @returns rejects without an answer of the server; a pass that may not be moved stays where it is
 */
export const shelvePass = async (
  database: Firestore,
  racerUid: string,
  entryUid: string,
  ids: readonly string[],
): Promise<void> => {
  const at = (id: string) => doc(database, 'logBooks', id);
  try {
    await runTransaction(database, async (transaction) => {
      const books = await Promise.all(
        ids.map(async (id) => ({ id, entry: passIn((await transaction.get(at(id))).data(), entryUid) })),
      );
      const holding = books.filter(({ entry }) => entry !== undefined);
      const [kept] = holding;
      if (kept === undefined) return;
      const book = logBookOf(kept.entry);
      const writes = [
        ...(kept.id === book.id ? [] : [passWrite(racerUid, book, entryUid, [[]], kept.entry)]),
        ...holding
          .filter(({ id }) => id !== book.id)
          .map(({ id }) => passWrite(racerUid, logBookWithId(id), entryUid, [[]])),
      ];
      for (const write of writes) {
        const { data, options } = mergeOf(write);
        transaction.set(doc(database, write.path), data, options);
      }
    });
  } catch (error) {
    // A full month, or access that has ended: the pass is read in any book, and its next change tries again.
    if ((error as { code?: string }).code === 'unavailable') throw error;
  }
};

import { monthOfPass } from '@holeshot/shared-core';
import { logBookWithId } from './logBookWithId';
import type { OutboxServer } from './outboxServer';
import { passWrite } from './passWrite';
import { passIn } from './wholePass';

/**
 * Puts a pass into the log book that its vehicle and time say, and out of all others. Only a transaction sees what
 * other devices have written to it meanwhile, and only so none of it is lost or there twice.
 * @param ids of the books that may hold it; the first that does has the pass that counts
 * @returns rejects without an answer of the server; a pass that may not be moved stays where it is
 */
export const shelvePass = async (
  server: Pick<OutboxServer, 'uid' | 'transact'>,
  entryUid: string,
  ids: readonly string[],
): Promise<void> => {
  const paths = ids.map((id) => `logBooks/${id}`);
  try {
    await server.transact(paths, (stored) => {
      const books = ids.map((id, index) => ({ id, entry: passIn(stored[index], entryUid) }));
      const holding = books.filter(({ entry }) => entry !== undefined);
      const [kept] = holding;
      if (kept === undefined) return [];
      const book = monthOfPass(kept.entry);
      return [
        ...(kept.id === book.id ? [] : [passWrite(server.uid, book, entryUid, [[]], kept.entry)]),
        ...holding
          .filter(({ id }) => id !== book.id)
          .map(({ id }) => passWrite(server.uid, logBookWithId(id), entryUid, [[]])),
      ];
    });
  } catch (error) {
    // A full month, or access that has ended: the pass is read in any book, and its next change tries again.
    if ((error as { code?: string }).code === 'unavailable') throw error;
  }
};

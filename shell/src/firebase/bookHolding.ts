import { getDocsFromServer, type Firestore } from 'firebase/firestore';
import { booksChangedSince } from './booksChangedSince';
import type { OutboxWrite } from './outboxStore';
import { storedDocuments } from './storedDocuments';
import { passIn } from './wholePass';

/**
 * Looks in the log books that have changed since a write was made for the one that holds its pass now.
 * @param unsent the paths of documents that this device has unsent writes of, for those leave the query until then
 * @returns the path of the book; undefined where none holds it, or where the write does not say which pass it is about;
 *   rejects without an answer of the server
 */
export const bookHolding = async (
  database: Firestore,
  { uid, pass }: Pick<OutboxWrite, 'uid' | 'pass'>,
  unsent: readonly string[],
): Promise<string | undefined> => {
  if (pass === undefined) return undefined;
  const paths = [...new Set(unsent)].filter((path) => path.startsWith('logBooks/'));
  const [{ docs }, stored] = await Promise.all([
    getDocsFromServer(booksChangedSince(database, uid, pass.seenUntil)),
    storedDocuments(database, paths),
  ]);
  const books = [
    ...paths.map((path, index) => ({ path, data: stored[index] })),
    ...docs.map((book) => ({ path: book.ref.path, data: book.data() })),
  ];
  return books.find(({ data }) => passIn(data, pass.uid) !== undefined)?.path;
};

import type { OutboxServer } from './outboxServer';
import type { OutboxWrite } from '../../writes/outboxStore';
import { passIn } from '../../writes/completePass';

/**
 * Looks in the log books that have changed since a write was made for those that hold its pass now.
 * @param unsent the paths of documents that this device has unsent writes of: the query tells of them as they will be,
 *   and a deletion on its way would hide the pass
 * @returns the paths of the books; none where the write does not say which pass it is about;
 *   rejects without an answer of the server
 */
export const booksHolding = async (
  server: Pick<OutboxServer, 'changedSince' | 'stored'>,
  { pass }: Pick<OutboxWrite, 'pass'>,
  unsent: readonly string[],
): Promise<string[]> => {
  if (pass === undefined) return [];
  const paths = [...new Set(unsent)].filter((path) => path.startsWith('logBooks/'));
  const [changed, stored] = await Promise.all([server.changedSince(pass.seenUntil), server.stored(paths)]);
  const others = changed.filter(({ path }) => !paths.includes(path));
  const books = [...paths.map((path, index) => ({ path, data: stored[index] })), ...others];
  const holding = books.filter(({ data }) => passIn(data, pass.uid) !== undefined);
  return [...new Set(holding.map(({ path }) => path))];
};

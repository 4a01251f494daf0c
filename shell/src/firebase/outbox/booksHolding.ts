import type { OutboxServer } from './outboxServer';
import type { OutboxWrite } from '../../writes/outboxStore';
import { passIn } from '../../writes/completePass';

/**
 * Finds the log books that hold a write's pass now, among those that changed since the write.
 * @param unsent paths of documents with unsent writes of this device: the query shows them as they will be, and a
 * pending deletion would hide the pass
 * @returns the paths of the books; none if the write names no pass; rejects without an answer of the server
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

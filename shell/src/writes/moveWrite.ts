import { logBookIdOf, logBookWithId } from './logBookWithId';
import type { OutboxWrite } from './outboxStore';
import { aboutBook } from './passWrite';

/**
 * Returns the write of a pass for another log book.
 * @param path of that book's document
 */
export const moveWrite = (write: OutboxWrite, path: string): OutboxWrite => ({
  ...write,
  path,
  data: { ...write.data, ...aboutBook(logBookWithId(logBookIdOf(path))) },
});

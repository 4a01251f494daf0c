import { logBookWithId } from './logBookWithId';
import type { OutboxWrite } from './outboxStore';
import { aboutBook } from './passWrite';

/** A write of one pass as the write of the same in another log book. */
export const movedTo = (write: OutboxWrite, bookId: string): OutboxWrite => ({
  ...write,
  path: `logBooks/${bookId}`,
  data: { ...write.data, ...aboutBook(logBookWithId(bookId)) },
});

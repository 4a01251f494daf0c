import type { FileRow } from './FileRow';
import { emptyLogBook, type StoredLogBook, type StoredRecord } from './StoredLogBook';

/** Collects rows of a file into a log book. */
export const logBookOf = (
  rows: readonly FileRow[],
  settings: StoredRecord = {},
  account = '',
): StoredLogBook => {
  const book = { ...emptyLogBook(account), settings };
  for (const { list, id, value } of rows) book[list].push({ id, value });
  return book;
};

import type { LogBookMonth } from '@holeshot/shared-core';
import { dataVersion } from './dataVersion';
import type { DocumentWrite } from './outboxStore';

/** Returns the fields that name a log book in a write. */
export const aboutBook = ({ vehicle_uid, year, month }: LogBookMonth) => ({ vehicle_uid, year, month });

/**
 * Creates the write of one pass. It names the pass, so that the server refuses a part of a pass that another device has
 * deleted.
 * @param racerUid whose book it is
 * @param paths below the pass; `[]` is the pass itself
 * @param entry whole though only some of it is written: should the pass be gone, the racer can put it back; without it
 *   the pass is deleted
 */
export const passWrite = (
  racerUid: string,
  book: LogBookMonth,
  entryUid: string,
  paths: readonly string[][],
  entry?: unknown,
): DocumentWrite => {
  const about = { touched: entryUid, user_uid: racerUid, ...aboutBook(book), data_version: dataVersion };
  return {
    path: `logBooks/${book.id}`,
    data: { entries: entry === undefined ? {} : { [entryUid]: entry }, ...about },
    fields: [
      ...paths.map((path) => ['entries', entryUid, ...path]),
      ...Object.keys(about).map((field) => [field]),
    ],
    stamps: ['last_modified_date'],
  };
};

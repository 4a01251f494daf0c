import {
  collection,
  doc,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import { isOlderVersion, isYearBook, splitYearBook, type StoredBook } from '@holeshot/shared-core';
import { dataVersion } from '../../writes/dataVersion';

/** Splits a year in one transaction: no pass is ever doubled or missing, and no other device is overwritten. */
const splitOne = (database: Firestore, yearId: string, now: string): Promise<void> =>
  runTransaction(database, async (transaction) => {
    const at = (id: string) => doc(database, 'logBooks', id);
    const read = async (id: string): Promise<StoredBook> => ({
      id,
      data: (await transaction.get(at(id))).data() ?? {},
    });
    const isStored = ({ data }: StoredBook) => Object.keys(data).length > 0;
    const year = await read(yearId);
    if (!isYearBook(year)) return;

    const asked: StoredBook[] = [];
    const split = () => splitYearBook(year, asked.filter(isStored), now);
    const unasked = () => split().filter(({ id }) => asked.every((month) => month.id !== id));
    for (let more = unasked(); more.length > 0; more = unasked()) {
      asked.push(...(await Promise.all(more.map(({ id }) => read(id)))));
    }
    transaction.delete(at(yearId));
    for (const { id, data } of split()) {
      transaction.set(at(id), { ...data, data_version: dataVersion, last_modified_date: serverTimestamp() });
    }
  });

const splitIntoMonths = async (database: Firestore, uid: string, now: string): Promise<void> => {
  const all = query(collection(database, 'logBooks'), where('user_uid', '==', uid));
  const books = await getDocsFromServer(all);
  const years = books.docs.filter((book) => isYearBook({ id: book.id, data: book.data() }));
  const failures: unknown[] = [];
  for (const book of years) {
    // Another device of the racer may have split it: the rules refuse, and a second look shows that.
    await splitOne(database, book.id, now)
      .catch(() => splitOne(database, book.id, now))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  // The transactions bypass the cache, which would show a pass of a split year again once it is deleted.
  if (years.length > 0) await getDocsFromServer(all);
};

const migrations = [{ before: '4.1.0', run: splitIntoMonths }];

/**
 * Brings data of older versions into today's shapes, oldest migration first. Each may run again; a failed one throws,
 * and has lost nothing.
 * @param version that wrote the data last
 * @param now ISO 8601
 */
export const migrateStored = async (
  database: Firestore,
  uid: string,
  version: string,
  now: string,
): Promise<void> => {
  for (const { before, run } of migrations) {
    if (isOlderVersion(version, before)) await run(database, uid, now);
  }
};

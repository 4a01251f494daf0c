import {
  collection,
  doc,
  getDocsFromServer,
  query,
  serverTimestamp,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { isOlderVersion, splitYearBooks } from '@holeshot/shared-core';
import { dataVersion } from './dataVersion';

/** A month of 500 passes comes near Firestore's limit of a request, so that a commit holds few of them. */
const booksPerCommit = 10;

const splitIntoMonths = async (database: Firestore, uid: string, now: string): Promise<void> => {
  const stored = await getDocsFromServer(
    query(collection(database, 'logBooks'), where('user_uid', '==', uid)),
  );
  const { set, remove } = splitYearBooks(
    stored.docs.map((each) => ({ id: each.id, data: each.data() })),
    now,
  );
  for (let start = 0; start < set.length; start += booksPerCommit) {
    const batch = writeBatch(database);
    for (const { id, data } of set.slice(start, start + booksPerCommit)) {
      const stamps = { data_version: dataVersion, last_modified_date: serverTimestamp() };
      batch.set(doc(database, 'logBooks', id), { ...data, ...stamps });
    }
    await batch.commit();
  }
  for (let start = 0; start < remove.length; start += booksPerCommit) {
    const batch = writeBatch(database);
    for (const id of remove.slice(start, start + booksPerCommit)) batch.delete(doc(database, 'logBooks', id));
    await batch.commit();
  }
};

const migrations = [{ before: '4.1.0', run: splitIntoMonths }];

/**
 * Brings what an older version of the app has stored into today's shapes, oldest migration first. Each may be run
 * again; one that fails throws, and has lost nothing.
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

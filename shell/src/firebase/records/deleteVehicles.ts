import {
  collection,
  deleteDoc,
  getDocsFromServer,
  limit,
  query,
  where,
  writeBatch,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { monthOfPass, recordOf } from '@holeshot/shared-core';
import { storedDocuments } from '../database/storedDocuments';
import { openOutboxServer } from '../outbox/outboxServer';
import { shelvePass } from '../outbox/shelvePass';
import { deletePictures } from './deletePictures';

/** Most writes in a Firestore batch. */
const perBatch = 500;

const deleteAll = async (database: Firestore, rows: Query): Promise<void> => {
  const { docs } = await getDocsFromServer(query(rows, limit(perBatch)));
  if (docs.length === 0) return;
  const batch = writeBatch(database);
  for (const each of docs) batch.delete(each.ref);
  await batch.commit();
  if (docs.length === perBatch) await deleteAll(database, rows);
};

/** Returns, by book, the passes that now belong to another vehicle, each with its book. */
const strangersIn = async (
  books: Query,
  vehicleUid: string,
): Promise<{ book: string; home: string; entryUid: string }[]> =>
  (await getDocsFromServer(books)).docs.flatMap((book) =>
    Object.entries(recordOf(book.get('entries')))
      .filter(([, entry]) => ![vehicleUid, ''].includes(monthOfPass(entry).vehicle_uid))
      .map(([entryUid, entry]) => ({ book: book.id, home: monthOfPass(entry).id, entryUid })),
  );

const passesIn = async (books: Query): Promise<string[]> =>
  (await getDocsFromServer(books)).docs.flatMap((book) => Object.keys(recordOf(book.get('entries'))));

/**
 * Deletes the pictures of their passes, the log books, the tune history, and last the archived vehicle; of a restored
 * vehicle only the archive.
 */
export const deleteVehicles = async (
  database: Firestore,
  uid: string,
  archived: readonly QueryDocumentSnapshot[],
): Promise<void> => {
  const userPath = `users/${uid}`;
  const [user] = await storedDocuments(database, [userPath]);
  if (user === undefined) return;
  const living = recordOf(user['vehicles']);
  for (const { id, ref } of archived) {
    if (!(id in living)) {
      const ofVehicle = where('vehicle_uid', '==', id);
      const books = query(collection(database, 'logBooks'), where('user_uid', '==', uid), ofVehicle);
      const strangers = await strangersIn(books, id);
      for (const { book, home, entryUid } of strangers)
        await shelvePass(openOutboxServer(database, uid), { uid: entryUid }, [home, book], () =>
          Promise.resolve(),
        );
      // A pass that cannot move out, because its month is full, would be deleted with the others.
      if (strangers.length > 0 && (await strangersIn(books, id)).length > 0) continue;
      await deletePictures(database, uid, await passesIn(books));
      await deleteAll(database, books);
      await deleteAll(database, query(collection(database, `${userPath}/tunes`), ofVehicle));
    }
    await deleteDoc(ref);
  }
};

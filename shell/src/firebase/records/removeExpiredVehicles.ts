import {
  collection,
  deleteDoc,
  getDocsFromServer,
  limit,
  query,
  Timestamp,
  where,
  writeBatch,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { recordOf, undoDaysLeft, monthOfPass } from '@holeshot/shared-core';
import { deletePictures } from './deletePictures';
import { orAtAnotherSignIn } from './orAtAnotherSignIn';
import { openOutboxServer } from '../outbox/outboxServer';
import { shelvePass } from '../outbox/shelvePass';
import { storedDocuments } from '../database/storedDocuments';

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

/** By book, the passes that belong to another vehicle by now, with the book where each belongs. */
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

const remove = async (database: Firestore, uid: string, now: number): Promise<void> => {
  const userPath = `users/${uid}`;
  const archive = await getDocsFromServer(collection(database, `${userPath}/deletedVehicles`));
  const expired = archive.docs.filter((each) => {
    const stamp: unknown = each.get('deleted_at');
    return stamp instanceof Timestamp && undoDaysLeft({ deleted_at: stamp.toMillis() }, now) === 0;
  });
  if (expired.length === 0) return;
  const [user] = await storedDocuments(database, [userPath]);
  if (user === undefined) return;
  const living = recordOf(user['vehicles']);
  for (const { id, ref } of expired) {
    if (!(id in living)) {
      const ofVehicle = where('vehicle_uid', '==', id);
      const books = query(collection(database, 'logBooks'), where('user_uid', '==', uid), ofVehicle);
      const strangers = await strangersIn(books, id);
      for (const { book, home, entryUid } of strangers)
        await shelvePass(openOutboxServer(database, uid), { uid: entryUid }, [home, book], () =>
          Promise.resolve(),
        );
      // One that cannot be moved out, as its own month is full, would go with the others.
      if (strangers.length > 0 && (await strangersIn(books, id)).length > 0) continue;
      await deletePictures(database, uid, await passesIn(books));
      await deleteAll(database, books);
      await deleteAll(database, query(collection(database, `${userPath}/tunes`), ofVehicle));
    }
    await deleteDoc(ref);
  }
};

/**
 * Deletes for good what was deleted more than 30 days ago: the pictures of its passes, the log books, the tune history,
 * and last the vehicle, so that a removal which breaks off goes on at the next sign-in. Of one that was brought back only
 * its place among the deleted goes.
 * @param now milliseconds by the server's clock, for one that runs ahead would delete too early
 */
export const removeExpiredVehicles = (database: Firestore, uid: string, now: number): Promise<void> =>
  orAtAnotherSignIn(remove(database, uid, now));

import { doc, writeBatch, type Firestore } from 'firebase/firestore';
import { pictureId, picturesAPass } from '@holeshot/shared-core';

/** Passes in a batch: their pictures and notes fit Firestore's 500 writes. */
const perBatch = 100;

/**
 * Deletes all pictures of passes on the server, and the passes from the deleted ones. It reads none: deleting a missing
 * one costs less than a look.
 */
export const deletePictures = async (
  database: Firestore,
  uid: string,
  logEntryUids: readonly string[],
): Promise<void> => {
  for (let start = 0; start < logEntryUids.length; start += perBatch) {
    const batch = writeBatch(database);
    for (const log_entry_uid of logEntryUids.slice(start, start + perBatch)) {
      for (let n = 0; n < picturesAPass; n += 1)
        batch.delete(doc(database, `users/${uid}/passPictures/${pictureId({ log_entry_uid, n })}`));
      batch.delete(doc(database, `users/${uid}/deletedPasses/${log_entry_uid}`));
    }
    await batch.commit();
  }
};

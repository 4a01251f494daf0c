import { doc, writeBatch, type Firestore } from 'firebase/firestore';
import { pictureId, picturesAPass } from '@holeshot/shared-core';

/** Passes whose pictures fit a Firestore batch of 500 writes, with a note of each pass. */
const perBatch = 100;

/**
 * Deletes all pictures of passes on the server, and the notes that the passes are deleted. It reads none of them: to
 * delete what is not there costs less than to look.
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

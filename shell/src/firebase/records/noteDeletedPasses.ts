import { doc, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore';

/**
 * Notes that passes are deleted: `removeDeletedPictures` deletes their pictures after 30 days, unless a pass is back by
 * then. The note goes past the outbox: where the server refuses it, it has refused the deletion too.
 */
export const noteDeletedPasses = (
  database: Firestore,
  uid: string,
  logEntryUids: readonly string[],
): void => {
  if (logEntryUids.length === 0) return;
  const batch = writeBatch(database);
  for (const each of logEntryUids)
    batch.set(doc(database, `users/${uid}/deletedPasses/${each}`), { deleted_at: serverTimestamp() });
  batch.commit().catch(() => undefined);
};

import { doc, writeBatch, type Firestore, type WriteBatch } from 'firebase/firestore';
import { mergeOf } from './mergeOf';
import type { DocumentWrite } from '../../writes/outboxStore';
import { isDocument } from '../../writes/withoutSuperseded';

const addTo = (batch: WriteBatch, database: Firestore, write: DocumentWrite): void => {
  const at = doc(database, write.path);
  if (write.fields.some(isDocument)) {
    batch.delete(at);
    return;
  }
  const { data, options } = mergeOf(write);
  batch.set(at, data, options);
};

/**
 * Gives writes to Firestore, all of them or none; the cache has them at once.
 * @returns resolves with the server's answer; rejects also with errors that the SDK throws at once, such as for a
 * field it cannot store
 */
export const commitWrites = async (database: Firestore, writes: readonly DocumentWrite[]): Promise<void> => {
  const batch = writeBatch(database);
  for (const write of writes) addTo(batch, database, write);
  await batch.commit();
};

import { doc, runTransaction, type DocumentData, type Firestore } from 'firebase/firestore';
import { firestoreCode } from './firestoreCode';

const enough = new Error('read');

/**
 * Reads documents from the server; undefined for a missing or a denied one. It reads by a transaction: other reads
 * mix in this device's unsent writes, or return only these.
 * @returns in the order of the paths; rejects without an answer of the server
 */
export const storedDocuments = async (
  database: Firestore,
  paths: readonly string[],
): Promise<(DocumentData | undefined)[]> => {
  let stored: (DocumentData | undefined)[] = [];
  try {
    await runTransaction(database, async (transaction) => {
      stored = await Promise.all(
        paths.map(async (path) => {
          try {
            return (await transaction.get(doc(database, path))).data();
          } catch (error) {
            if (firestoreCode(error) === 'permission-denied') return undefined;
            throw error;
          }
        }),
      );
      // The transaction has nothing to commit.
      throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return stored;
};

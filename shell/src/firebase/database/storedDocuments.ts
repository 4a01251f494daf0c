import { doc, runTransaction, type DocumentData, type Firestore } from 'firebase/firestore';
import { firestoreCode } from './firestoreCode';

const enough = new Error('read');

/**
 * What the server has in documents; undefined where there is none, or where the rules refuse to say so. Read as a
 * transaction reads: what the SDK else calls the server's word has the unsent writes of this device in it, or nothing
 * but these where the device has not seen the document before.
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
      // There is nothing to commit.
      throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return stored;
};

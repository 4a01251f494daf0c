import { getDocFromCache, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';

/** Reads a document from the cache, even one known not to exist; undefined if the cache does not know it. */
export const inCache = (document: DocumentReference): Promise<DocumentSnapshot | undefined> =>
  getDocFromCache(document).catch(() => undefined);

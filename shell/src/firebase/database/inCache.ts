import { getDocFromCache, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';

/** A document as the cache has it, one that it knows not to exist too; undefined where it knows nothing of it. */
export const inCache = (document: DocumentReference): Promise<DocumentSnapshot | undefined> =>
  getDocFromCache(document).catch(() => undefined);

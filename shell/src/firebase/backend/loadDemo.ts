import { doc, getDocFromCache, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore';

/**
 * Tells whether the racer's document is complete: one without the address was written after the browser had cleared
 * the rest.
 */
const isThere = (database: Firestore, path: string): Promise<boolean> =>
  getDocFromCache(doc(database, path)).then(
    (document) => document.get('email') !== undefined,
    () => false,
  );

/**
 * Puts the demo racer's documents into the cache, once; an existing racer stays untouched.
 * @param fetchDemo returns the documents by their paths
 * @returns resolves once they can be read; rejects if they cannot be fetched
 */
export const loadDemo = async (
  database: Firestore,
  uid: string,
  fetchDemo: () => Promise<Record<string, object>>,
): Promise<void> => {
  const userPath = `users/${uid}`;
  if (await isThere(database, userPath)) return;
  const documents = await fetchDemo();
  const batch = writeBatch(database);
  for (const [path, data] of Object.entries(documents)) {
    const stamp = path.startsWith('logBooks/') ? { last_modified_date: serverTimestamp() } : {};
    batch.set(doc(database, path), { ...data, ...stamp }, { merge: true });
  }
  // Resolves only with a server's answer, which never comes; rejects if the device cannot store it.
  const failed = batch.commit();
  failed.catch(() => undefined);
  await Promise.race([failed, getDocFromCache(doc(database, userPath))]);
};

import type { Firestore } from 'firebase/firestore';
import type { Observable } from 'rxjs';
import { removeDeletedPictures } from './removeDeletedPictures';
import { removeExpiredVehicles } from './removeExpiredVehicles';

/**
 * Deletes for good what was deleted more than 30 days ago.
 * @param synced$ true once the cache has the log books as the server has them
 * @param now milliseconds by the server's clock
 */
export const removeExpired = async (
  database: Firestore,
  uid: string,
  synced$: Observable<boolean>,
  now: number,
): Promise<void> => {
  await removeExpiredVehicles(database, uid, now);
  await removeDeletedPictures(database, uid, synced$, now);
};

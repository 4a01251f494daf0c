import type { Firestore } from 'firebase/firestore';
import type { Observable } from 'rxjs';
import { removeExpiredPasses } from './removeExpiredPasses';
import { removeExpiredVehicles } from './removeExpiredVehicles';

/**
 * Deletes for good the vehicles and passes deleted more than 30 days ago.
 * @param synced$ true once the cache has the server's log books
 * @param now milliseconds by the server's clock
 */
export const removeExpired = async (
  database: Firestore,
  uid: string,
  synced$: Observable<boolean>,
  now: number,
): Promise<void> => {
  await removeExpiredVehicles(database, uid, now);
  await removeExpiredPasses(database, uid, synced$, now);
};

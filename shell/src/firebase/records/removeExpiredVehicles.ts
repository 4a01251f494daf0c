import type { Firestore } from 'firebase/firestore';
import { deleteVehicles } from './deleteVehicles';
import { expiredIn } from './expiredIn';
import { orAtAnotherSignIn } from './orAtAnotherSignIn';

const remove = async (database: Firestore, uid: string, now: number): Promise<void> => {
  const expired = await expiredIn(database, uid, 'deletedVehicles', now);
  if (expired.length > 0) await deleteVehicles(database, uid, expired);
};

/**
 * Deletes for good the vehicles deleted more than 30 days ago: the pictures of their passes, the log books, the tune
 * history, and last the vehicle, so that an interrupted removal goes on at the next sign-in. A restored vehicle only
 * loses its place among the deleted.
 * @param now as for `expiredIn`
 */
export const removeExpiredVehicles = (database: Firestore, uid: string, now: number): Promise<void> =>
  orAtAnotherSignIn(remove(database, uid, now));

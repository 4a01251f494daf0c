import { collection, getDocsFromServer, Timestamp, type Firestore } from 'firebase/firestore';
import { undoDaysLeft } from '@holeshot/shared-core';
import { orAtAnotherSignIn } from './orAtAnotherSignIn';

const remove = async (database: Firestore, uid: string, now: number): Promise<void> => {
  const archive = await getDocsFromServer(collection(database, `users/${uid}/deletedVehicles`));
  const expired = archive.docs.filter((each) => {
    const stamp: unknown = each.get('deleted_at');
    return stamp instanceof Timestamp && undoDaysLeft({ deleted_at: stamp.toMillis() }, now) === 0;
  });
  if (expired.length === 0) return;
  const { deleteVehicles } = await import(/* webpackChunkName: "shelve-pass" */ './deleteVehicles');
  await deleteVehicles(database, uid, expired);
};

/**
 * Deletes for good what was deleted more than 30 days ago: the pictures of its passes, the log books, the tune history,
 * and last the vehicle, so that a removal which breaks off goes on at the next sign-in. Of one that was brought back only
 * its place among the deleted goes.
 * @param now milliseconds by the server's clock, for one that runs ahead would delete too early
 */
export const removeExpiredVehicles = (database: Firestore, uid: string, now: number): Promise<void> =>
  orAtAnotherSignIn(remove(database, uid, now));

import {
  collection,
  getDocsFromServer,
  limit,
  query,
  Timestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import { undoDays } from '@holeshot/shared-core';

const dayMs = 86_400_000;

/**
 * Returns whether a racer deleted a vehicle or a pass more than 30 days ago, and it waits to be removed for good.
 * @param now milliseconds by the server's clock; NaN if nobody is signed in any more
 */
export const hasExpired = async (database: Firestore, uid: string, now: number): Promise<boolean> => {
  if (Number.isNaN(now)) return false;
  const longAgo = where('deleted_at', '<=', Timestamp.fromMillis(now - undoDays * dayMs));
  const found = await Promise.all(
    ['deletedVehicles', 'deletedPasses'].map((name) =>
      getDocsFromServer(query(collection(database, `users/${uid}/${name}`), longAgo, limit(1))),
    ),
  );
  return found.some(({ empty }) => !empty);
};

import {
  collection,
  getDocsFromServer,
  query,
  Timestamp,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
  type QueryLimitConstraint,
} from 'firebase/firestore';
import { undoDays } from '@holeshot/shared-core';

const dayMs = 86_400_000;

/**
 * Reads what a racer deleted more than 30 days ago from the server.
 * @param now milliseconds by the server's clock: a fast clock would delete too early; NaN after the sign-out
 */
export const expiredIn = async (
  database: Firestore,
  uid: string,
  list: 'deletedVehicles' | 'deletedPasses',
  now: number,
  ...most: QueryLimitConstraint[]
): Promise<QueryDocumentSnapshot[]> => {
  if (Number.isNaN(now)) return [];
  const longAgo = where('deleted_at', '<=', Timestamp.fromMillis(now - undoDays * dayMs));
  return (await getDocsFromServer(query(collection(database, `users/${uid}/${list}`), longAgo, ...most)))
    .docs;
};

import { limit, type Firestore } from 'firebase/firestore';
import { expiredIn } from './expiredIn';

/**
 * Returns whether a racer deleted a vehicle or a pass more than 30 days ago, and it waits to be removed for good.
 * @param now as for `expiredIn`
 */
export const hasExpired = async (database: Firestore, uid: string, now: number): Promise<boolean> => {
  const found = await Promise.all(
    (['deletedVehicles', 'deletedPasses'] as const).map((list) =>
      expiredIn(database, uid, list, now, limit(1)),
    ),
  );
  return found.some(({ length }) => length > 0);
};

import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { PaidAccess } from '../access/accessUntil';

/** Reads from a stored subscription what decides access; a period without an end gives none. */
export const storedAccess = (snapshot: Pick<DocumentSnapshot, 'get'>): PaidAccess => {
  const end: unknown = snapshot.get('current_period_end');
  return {
    status: String(snapshot.get('status')),
    currentPeriodEnd: end instanceof Timestamp ? end.toMillis() : null,
    cancelAtPeriodEnd: snapshot.get('cancel_at_period_end') === true,
  };
};

import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * `deletedAccounts/{uid}`, there from the first moment of a deletion: it holds `begun_at`, when that was last taken up,
 * until the deletion is ended, and `expires_at` from then on. Who writes for a racer after asking somebody else looks
 * at it in the transaction of that write, or something of the racer would outlive the account.
 */
export const deletionMark = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`deletedAccounts/${uid}`);

import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * Returns the mark of a deletion, `deletedAccounts/{uid}`. It holds `begun_at`, the time of the last try, until the
 * deletion has ended, and `expires_at` from then on. Code that writes for a racer after a request to another service
 * reads it in the same transaction; otherwise a document would outlive the account.
 */
export const deletionMark = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`deletedAccounts/${uid}`);

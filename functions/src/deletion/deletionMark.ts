import { FieldValue, Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** Lifetime of the mark after the deletion: longer than the hour that an issued token stays valid. */
const markInMs = 86_400_000;

const attemptsSchema = v.fallback(v.array(v.string()), []);

/**
 * Returns the mark of a deletion, `deletedAccounts/{uid}`. It holds `begun_at`, the time of the last attempt, and
 * `attempts`, the names of those that may have deleted something, until the deletion has ended, and `expires_at` from
 * then on. Code that writes for a racer after a request to another service reads it in the same transaction; otherwise
 * a document would outlive the account.
 */
export const deletionMark = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`deletedAccounts/${uid}`);

/** Marks an account as being deleted, also by this attempt. */
export const beginDeletion = async (db: Firestore, uid: string, attempt: string): Promise<void> => {
  const begun = { begun_at: Timestamp.now(), attempts: FieldValue.arrayUnion(attempt) };
  await deletionMark(db, uid).set(begun, { merge: true });
};

/** Takes back an attempt that has deleted nothing; the mark stays for the others, and once a deletion has ended. */
export const withdrawDeletion = (db: Firestore, uid: string, attempt: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const mark = await transaction.get(deletionMark(db, uid));
    if (mark.get('expires_at') !== undefined) return;
    const others = v.parse(attemptsSchema, mark.get('attempts')).filter((other) => other !== attempt);
    if (others.length === 0) transaction.delete(mark.ref);
    else transaction.update(mark.ref, { attempts: others });
  });

/** Marks the deletion of an account as ended, for all its attempts. */
export const endDeletion = async (db: Firestore, uid: string): Promise<void> => {
  await deletionMark(db, uid).set({ expires_at: Timestamp.fromMillis(Date.now() + markInMs) });
};

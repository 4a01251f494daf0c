import { failed, ok, type Result } from '@holeshot/shared-core';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Makes a registered racer an admin; returns the uid, or fails with `not-found`, `not-verified` or `not-registered`.
 * @param email of the account
 */
export const grantAdmin = async (
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
): Promise<Result<string>> => {
  const account = await auth.getUserByEmail(email).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null;
    throw error;
  });
  if (!account) return failed('not-found', `Nobody has registered as ${email}.`);
  // Anybody may have typed an address that is not verified.
  if (!account.emailVerified)
    return failed('not-verified', `${email} is not verified: open the link in the verification mail first.`);
  const userRef = db.doc(`users/${account.uid}`);
  const accessRef = userRef.collection('private').doc('access');
  return db.runTransaction(async (transaction) => {
    const access = await transaction.get(accessRef);
    if (access.get('is_registered') !== true)
      return failed('not-registered', `${email} has not finished registering: sign in to the app first.`);
    transaction.update(accessRef, { is_admin: true });
    transaction.update(userRef, { isAdmin: true });
    return ok(account.uid);
  });
};

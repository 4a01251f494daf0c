import { accountCodeOf, failedAs, grantFailures, ok, type Result } from '@holeshot/shared-core';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** Makes a registered racer an admin; fails with `not-found`, `not-verified` or `not-registered`. */
export const grantAdmin = async (
  { auth, db }: { auth: Auth; db: Firestore },
  email: string,
): Promise<Result<string>> => {
  const account = await auth.getUserByEmail(email).catch((error: unknown) => {
    const code = accountCodeOf(error);
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return null;
    throw error;
  });
  if (!account) return failedAs(grantFailures, 'not-found', email);
  // Anybody may have typed an address that is not verified.
  if (!account.emailVerified) return failedAs(grantFailures, 'not-verified', email);
  const userRef = db.doc(`users/${account.uid}`);
  const accessRef = userRef.collection('private').doc('access');
  return db.runTransaction(async (transaction) => {
    const access = await transaction.get(accessRef);
    if (access.get('is_registered') !== true) return failedAs(grantFailures, 'not-registered', email);
    transaction.update(accessRef, { is_admin: true });
    transaction.update(userRef, { isAdmin: true });
    return ok(account.uid);
  });
};

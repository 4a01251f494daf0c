import { randomUUID } from 'node:crypto';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { requireSignedIn } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { withdrawDeletion } from '../deletion/deletionMark';
import { eraseAccount, erasingSecrets } from './eraseAccount';
import { refuse } from '../callable/refuse';

/** Age limit of the sign-in, in seconds. */
const recent = 300;

const hasSignIn = async (auth: Auth, uid: string): Promise<boolean> =>
  (await auth.getUsers([{ uid }])).users.length > 0;

/**
 * Deletes the caller's account and everything stored under it, `{}` → `{deleted: true}`. Subscriptions and weather
 * tokens end at once; the keyed hash of an address that had its trial stays. After an interruption the caller may call
 * again, or `finishDeletions` ends it. Fails with `unauthenticated` (`reason: requires-recent-login` if the sign-in is
 * older than five minutes) or `unavailable` (`reason: payments-unavailable`: nothing was deleted).
 */
export const deleteAccount = onCall({ ...callableOptions, secrets: erasingSecrets }, async (request) => {
  const { uid, token } = requireSignedIn(request);
  if (token.auth_time < Date.now() / 1000 - recent) throw refuse('unauthenticated', 'requires-recent-login');
  const [auth, db] = [getAuth(), getFirestore()];
  const attempt = randomUUID();
  try {
    await eraseAccount({ auth, db }, uid, attempt);
  } catch (error) {
    // This error says that nothing was deleted, so `finishDeletions` must not delete anything later: but for an account
    // whose sign-in was deleted meanwhile, as nobody else could.
    if (error instanceof HttpsError && (await hasSignIn(auth, uid))) await withdrawDeletion(db, uid, attempt);
    throw error;
  }
  return { deleted: true };
});

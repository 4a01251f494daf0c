import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { requireSignedIn } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { deletionMark } from '../deletion/deletionMark';
import { eraseAccount, erasingSecrets } from './eraseAccount';

/** How long ago a racer may have signed in, in seconds. */
const recent = 300;

/**
 * Callable: deletes the caller's account and everything stored under it, `{}` → `{deleted: true}`; what he pays for
 * and his weather tokens end at once. What stays is the keyed hash of an address that has had its trial. Where it is
 * interrupted it may be called again, and else `finishDeletions` ends it. Fails with `unauthenticated` (`reason:
 * requires-recent-login` where the sign-in is older than five minutes) or `unavailable` (`reason:
 * payments-unavailable`: nothing has been deleted).
 */
export const deleteAccount = onCall({ ...callableOptions, secrets: erasingSecrets }, async (request) => {
  const { uid, token } = requireSignedIn(request);
  if (token.auth_time < Date.now() / 1000 - recent)
    throw new HttpsError('unauthenticated', 'Please login again, as your last login was too long ago.', {
      reason: 'requires-recent-login',
    });
  const db = getFirestore();
  try {
    await eraseAccount({ auth: getAuth(), db }, uid);
  } catch (error) {
    // He is told that nothing has been deleted, and may go on: so nothing is to be deleted later either.
    if (error instanceof HttpsError) await deletionMark(db, uid).delete();
    throw error;
  }
  return { deleted: true };
});

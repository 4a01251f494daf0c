import { getFirestore, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { refuse } from '../callable/refuse';

/** Returns the signed-in caller; throws `unauthenticated` if nobody is signed in. */
export const requireSignedIn = ({ auth }: CallableRequest): NonNullable<CallableRequest['auth']> => {
  if (!auth) throw new HttpsError('unauthenticated', 'Please sign in first.');
  return auth;
};

const requireFlag = async (
  request: CallableRequest,
  flag: 'is_registered' | 'is_admin',
  message: string,
): Promise<string> => {
  const { uid } = requireSignedIn(request);
  const access = await getFirestore().doc(`users/${uid}/private/access`).get();
  if (access.get(flag) !== true) throw new HttpsError('permission-denied', message);
  return uid;
};

/** Returns the uid of a registered caller; throws `unauthenticated` or `permission-denied`. */
export const requireRegistered = (request: CallableRequest): Promise<string> =>
  requireFlag(request, 'is_registered', 'This is for registered racers.');

/** Returns the uid of an admin who calls; throws `unauthenticated` or `permission-denied`. */
export const requireAdmin = (request: CallableRequest): Promise<string> =>
  requireFlag(request, 'is_admin', 'This is for admins.');

/**
 * Returns until when (ms) a racer with this access document may write, as the rules have it: an admin without end. Throws
 * `permission-denied` (`reason: no-access`) if that was before `now` (ms).
 */
export const requireWriteAccess = (access: DocumentSnapshot | undefined, now: number): number => {
  const until = access?.get('is_admin') === true ? Infinity : Number(access?.get('access_until'));
  if (access?.get('is_registered') !== true || !(until > now)) throw refuse('permission-denied', 'no-access');
  return until;
};

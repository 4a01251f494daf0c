import { getFirestore, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';

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

/** Throws `permission-denied` unless a racer with this access document may write at `now` (ms), as the rules have it. */
export const requireWriteAccess = (access: DocumentSnapshot | undefined, now: number): void => {
  const isOpen = access?.get('is_admin') === true || Number(access?.get('access_until')) > now;
  if (access?.get('is_registered') !== true || !isOpen)
    throw new HttpsError('permission-denied', 'This needs an active subscription.');
};

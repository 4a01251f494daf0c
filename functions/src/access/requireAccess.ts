import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';

/** Who calls; fails with `unauthenticated` where nobody is signed in. */
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

/** The uid of a caller who has finished registering; fails with `unauthenticated` or `permission-denied`. */
export const requireRegistered = (request: CallableRequest): Promise<string> =>
  requireFlag(request, 'is_registered', 'This is for registered racers.');

/** The uid of a caller who is an admin; fails with `unauthenticated` or `permission-denied`. */
export const requireAdmin = (request: CallableRequest): Promise<string> =>
  requireFlag(request, 'is_admin', 'This is for admins.');

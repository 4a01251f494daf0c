import { accountCodeOf, newUserDocument } from '@holeshot/shared-core';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { countRequest } from '../access/countRequest';
import { requireAdmin } from '../access/requireAccess';
import { appVersion } from '../callable/appVersion';
import { callableOptions } from '../callable/callableOptions';
import { refuse } from '../callable/refuse';
import { parseRequest } from '../callable/parseRequest';
import { addressSchema } from './addressSchema';

const requestSchema = v.object({ email: addressSchema });

/**
 * Finds the racer with an address, for admins, `{email}` → `{uid, email, emailVerified, disabled, firstName, lastName,
 * isAdmin, isRegistered, trialExpirationDate, lastDayAuthenticated, vehicleCount, maxVehicleLimit, accessUntil,
 * subscriptionStatuses}`. Fields missing in the user document have their defaults. Fails with `unauthenticated`,
 * `permission-denied`, `invalid-argument`, `resource-exhausted` (300 an hour) or `not-found` (`reason: user-not-found`).
 */
export const findUser = onCall(callableOptions, async (request) => {
  const uid = await requireAdmin(request);
  const { email } = parseRequest(requestSchema, request.data);
  await countRequest(getFirestore(), uid, 'findUser');
  const account = await getAuth()
    .getUserByEmail(email)
    .catch((error: unknown) => {
      if (accountCodeOf(error) !== 'auth/user-not-found') throw error;
      throw refuse('not-found', 'user-not-found');
    });
  const userRef = getFirestore().doc(`users/${account.uid}`);
  const [user, access, subscriptions] = await Promise.all([
    userRef.get(),
    userRef.collection('private').doc('access').get(),
    userRef.collection('subscriptions').select('status').get(),
  ]);
  const stored = { ...newUserDocument(email, appVersion), ...user.data() };
  return {
    uid: account.uid,
    email,
    emailVerified: account.emailVerified,
    disabled: account.disabled,
    firstName: stored.firstName,
    lastName: stored.lastName,
    isAdmin: access.get('is_admin') === true,
    isRegistered: access.get('is_registered') === true,
    trialExpirationDate: stored.trialExpirationDate,
    lastDayAuthenticated: stored.lastDayAuthenticated,
    vehicleCount: Object.keys(stored.vehicles).length,
    maxVehicleLimit: stored.maxVehicleLimit,
    accessUntil: (access.get('access_until') ?? null) as number | null,
    subscriptionStatuses: subscriptions.docs.map((found) => found.get('status') as unknown),
  };
});

import { mostVehicles } from '@holeshot/shared-core';
import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireAdmin } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { refuse } from '../callable/refuse';
import { parseRequest } from '../callable/parseRequest';
import { uidSchema } from './uidSchema';

const requestSchema = v.object({
  uid: uidSchema,
  maxVehicleLimit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostVehicles)),
});

/**
 * Sets how many vehicles a racer may have, for admins, `{uid, maxVehicleLimit}` (0 to `mostVehicles`) → the same.
 * Vehicles above the limit stay. Fails with `unauthenticated`, `permission-denied`, `invalid-argument` or `not-found`
 * (`reason: user-not-found`).
 */
export const setVehicleLimit = onCall(callableOptions, async (request) => {
  await requireAdmin(request);
  const { uid, maxVehicleLimit } = parseRequest(requestSchema, request.data);
  const userRef = getFirestore().doc(`users/${uid}`);
  await getFirestore().runTransaction(async (transaction) => {
    if (!(await transaction.get(userRef)).exists) throw refuse('not-found', 'user-not-found');
    transaction.update(userRef, { maxVehicleLimit });
  });
  return { uid, maxVehicleLimit };
});

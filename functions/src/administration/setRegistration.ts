import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireAdmin } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { parseRequest } from '../callable/parseRequest';
import { addressSchema } from './addressSchema';
import { publicSettings } from './publicSettings';

const everyone = v.pipe(v.string(), v.trim(), v.literal('*'));
const invited = v.union([everyone, addressSchema]);

const requestSchema = v.object({
  disabled: v.boolean(),
  emailWhiteList: v.pipe(v.array(invited), v.maxLength(10_000)),
});

/**
 * Sets who may register, for admins, `{disabled, emailWhiteList}` → the same with the addresses trimmed, lower-cased
 * and without repetitions; `*` invites everyone. It writes `systemSettings/app` and, without the addresses,
 * `systemSettings/public`. Fails with `unauthenticated`, `permission-denied` or `invalid-argument`.
 */
export const setRegistration = onCall(callableOptions, async (request) => {
  await requireAdmin(request);
  const { disabled, emailWhiteList } = parseRequest(requestSchema, request.data);
  const registration = { disabled, emailWhiteList: [...new Set(emailWhiteList)] };
  const db = getFirestore();
  const batch = db.batch();
  batch.set(db.doc('systemSettings/app'), { registration }, { merge: true });
  batch.set(db.doc('systemSettings/public'), publicSettings(registration), { merge: true });
  await batch.commit();
  return registration;
});

import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { countRequest } from '../access/countRequest';
import { requireSignedIn, requireWriteAccess } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { parseRequest } from '../callable/parseRequest';
import { isProofKey, proofOf } from './callProof';
import { callProofKey } from './callProofKey';
import { callSchema } from './callSchema';

/**
 * Signs a call with the server's time before its pass, for racers with write access and at most sixty an hour,
 * `{car, finish, et, low80, high80, dial?}` → `{proof, call}`. Nothing of the call is stored, and the proof names no
 * racer. Fails with `unauthenticated`, `permission-denied`, `invalid-argument`, `failed-precondition` (the account is
 * being deleted), `resource-exhausted` or `unimplemented` (this server has no key).
 */
export const signCall = onCall({ ...callableOptions, secrets: [callProofKey] }, async (request) => {
  const { uid } = requireSignedIn(request);
  const call = parseRequest(callSchema, request.data);
  const key = callProofKey.value();
  if (!isProofKey(key)) throw new HttpsError('unimplemented', 'This server signs no calls.');
  const at = Date.now();
  const db = getFirestore();
  requireWriteAccess(await db.doc(`users/${uid}/private/access`).get(), at);
  await countRequest(db, uid, 'signCall');
  const signed = { ...call, at };
  return { proof: proofOf(signed, key), call: signed };
});

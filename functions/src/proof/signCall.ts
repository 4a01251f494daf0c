import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { allowRequest } from '../access/allowRequest';
import { requireSignedIn, requireWriteAccess } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { parseRequest } from '../callable/parseRequest';
import { accountDeleted } from '../deletion/accountDeleted';
import { deletionMark } from '../deletion/deletionMark';
import { isProofKey, proofOf } from './callProof';
import { callProofKey } from './callProofKey';
import { callSchema } from './callSchema';

/** Calls that a racer may sign within an hour. */
const callsPerHour = 60;

const timesSchema = v.fallback(v.array(v.number()), []);

/**
 * Signs a call with the server's time before its pass, for racers with write access and at most sixty an hour,
 * `{car, finish, et, low80, high80, dial?}` → `{proof, call}`. Nothing of the call is stored, and the proof names no
 * racer. Fails with `unauthenticated`, `permission-denied`, `invalid-argument`, `failed-precondition` (the account is
 * being deleted), `resource-exhausted` or `unavailable` (this server has no key).
 */
export const signCall = onCall({ ...callableOptions, secrets: [callProofKey] }, async (request) => {
  const { uid } = requireSignedIn(request);
  const call = parseRequest(callSchema, request.data);
  const key = callProofKey.value();
  if (!isProofKey(key)) throw new HttpsError('unavailable', 'This server signs no calls.');
  const at = Date.now();
  const db = getFirestore();
  const access = db.doc(`users/${uid}/private/access`);
  const signing = db.doc(`users/${uid}/private/signing`);
  const allowed = await db.runTransaction(async (transaction) => {
    const [deletion, granted, before] = await transaction.getAll(deletionMark(db, uid), access, signing);
    if (deletion?.exists) throw accountDeleted();
    requireWriteAccess(granted, at);
    const turn = allowRequest(v.parse(timesSchema, before?.get('signed_at')), at, callsPerHour);
    if (turn.allowed) transaction.set(signing, { signed_at: turn.requestedAt });
    return turn.allowed;
  });
  if (!allowed) throw new HttpsError('resource-exhausted', 'Too many calls signed in the last hour.');
  const signed = { ...call, at };
  return { proof: proofOf(signed, key), call: signed };
});

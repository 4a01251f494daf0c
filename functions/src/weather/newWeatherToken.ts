import { FieldValue, getFirestore, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireRegistered } from '../access/requireAccess';
import { accountDeleted } from '../deletion/accountDeleted';
import { deletionMark } from '../deletion/deletionMark';
import { callableOptions } from '../callable/callableOptions';
import { parseRequest } from '../callable/parseRequest';
import { allowTokenRequest } from './allowTokenRequest';
import { connectWeatherService, weatherApiKey } from './connectWeatherService';
import { replaceToken } from './replaceToken';
import { storedTokens } from './storedTokens';
import { createWeatherToken, disableWeatherToken } from './weatherService';

/** Seconds a token is used before it is replaced. */
const ttl = 86_400;

const requestSchema = v.nullish(v.object({ oldToken: v.nullish(v.pipe(v.string(), v.maxLength(200))) }), {});
const requestsSchema = v.fallback(v.array(v.number()), []);

/**
 * Callable: gives a registered racer a token for the weather service, at most ten an hour, and ends the one it
 * replaces; another device's goes on. Fails with `unauthenticated`, `permission-denied`, `invalid-argument`,
 * `failed-precondition` (the account is being deleted), `resource-exhausted` or `unavailable`.
 */
export const newWeatherToken = onCall({ ...callableOptions, secrets: [weatherApiKey] }, async (request) => {
  const uid = await requireRegistered(request);
  const { oldToken } = parseRequest(requestSchema, request.data);
  const db = getFirestore();
  const tokenRef = db.doc(`weatherTokens/${uid}`);
  /** The racer's tokens as they are stored, unless his account is being deleted. */
  const storedIn = async (transaction: Transaction): Promise<DocumentSnapshot> => {
    const deletion = await transaction.get(deletionMark(db, uid));
    if (deletion.exists) throw accountDeleted();
    return transaction.get(tokenRef);
  };
  const turn = await db.runTransaction(async (transaction) => {
    const stored = await storedIn(transaction);
    const decision = allowTokenRequest(v.parse(requestsSchema, stored.get('requested_at')), Date.now());
    if (decision.allowed) transaction.set(tokenRef, { requested_at: decision.requestedAt }, { merge: true });
    return decision;
  });
  if (!turn.allowed) throw new HttpsError('resource-exhausted', 'Too many weather tokens in the last hour.');

  const service = connectWeatherService();
  const created = await createWeatherToken(service);
  if (!created.ok) {
    // Whoever asks each minute while the service is down must not be kept waiting once it is back.
    await tokenRef.update({ requested_at: FieldValue.arrayRemove(turn.requestedAt.at(-1)) });
    throw new HttpsError('unavailable', created.failure.message);
  }
  const tokens = { oldToken: oldToken ?? null, newToken: created.value };
  const keep = async (transaction: Transaction): Promise<string[]> => {
    const replaced = replaceToken(storedTokens(await storedIn(transaction)), tokens);
    transaction.set(tokenRef, { tokens: replaced.kept }, { merge: true });
    return replaced.ended;
  };
  const ended = await db.runTransaction(keep).catch(async (error: unknown) => {
    // What nobody keeps nobody would end.
    await disableWeatherToken(service, created.value);
    throw error;
  });
  await Promise.all(ended.map((token) => disableWeatherToken(service, token)));
  return { token: created.value, ttl, expirationDate: Date.now() + ttl * 1000 };
});

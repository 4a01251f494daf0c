import { FieldValue, getFirestore, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { allowRequest } from '../access/allowRequest';
import { requireSignedIn, requireWriteAccess } from '../access/requireAccess';
import { accountDeleted } from '../deletion/accountDeleted';
import { deletionMark } from '../deletion/deletionMark';
import { callableOptions } from '../callable/callableOptions';
import { parseRequest } from '../callable/parseRequest';
import { connectWeatherService, weatherApiKey } from './connectWeatherService';
import { replaceToken } from './replaceToken';
import { storedTokens } from './storedTokens';
import { createWeatherToken, disableWeatherToken } from './weatherService';

/** Longest life (ms) of a token: `endWeatherTokens` ends it at the service then. */
const longestLife = 86_400_000;

/** Tokens that a racer gets within an hour. */
const tokensPerHour = 10;

const requestSchema = v.nullish(v.object({ oldToken: v.nullish(v.pipe(v.string(), v.maxLength(200))) }), {});

/**
 * Gives a racer with write access a token for the weather service, at most ten an hour, and ends the one it replaces;
 * tokens of other devices stay valid. It lives a day, and no longer than the access. Fails with `unauthenticated`,
 * `permission-denied` (`no-access`), `invalid-argument`, `failed-precondition` (the account is being deleted),
 * `resource-exhausted` or `unavailable`.
 */
export const newWeatherToken = onCall({ ...callableOptions, secrets: [weatherApiKey] }, async (request) => {
  const { uid } = requireSignedIn(request);
  const { oldToken } = parseRequest(requestSchema, request.data);
  const now = Date.now();
  const db = getFirestore();
  const tokenRef = db.doc(`weatherTokens/${uid}`);
  const accessRef = db.doc(`users/${uid}/private/access`);
  /** Reads the racer's stored tokens; throws if the account is being deleted. */
  const storedIn = async (transaction: Transaction): Promise<DocumentSnapshot> => {
    const deletion = await transaction.get(deletionMark(db, uid));
    if (deletion.exists) throw accountDeleted();
    return transaction.get(tokenRef);
  };
  const turn = await db.runTransaction(async (transaction) => {
    const stored = await storedIn(transaction);
    const until = requireWriteAccess(await transaction.get(accessRef), now);
    const decision = allowRequest(stored.get('requested_at'), now, tokensPerHour);
    if (decision.allowed) transaction.set(tokenRef, { requested_at: decision.requestedAt }, { merge: true });
    return { ...decision, endsAt: Math.min(until, now + longestLife) };
  });
  if (!turn.allowed) throw new HttpsError('resource-exhausted', 'Too many weather tokens in the last hour.');

  const service = connectWeatherService();
  const created = await createWeatherToken(service);
  if (!created.ok) {
    // A failed request does not count: a racer who retries each minute must not wait once the service is back.
    await tokenRef.update({ requested_at: FieldValue.arrayRemove(turn.requestedAt.at(-1)) });
    throw new HttpsError('unavailable', created.failure.message);
  }
  const tokens = { oldToken: oldToken ?? null, newToken: created.value };
  const store = async (transaction: Transaction): Promise<string[]> => {
    const replaced = replaceToken(storedTokens(await storedIn(transaction)), tokens);
    transaction.set(tokenRef, { tokens: replaced.stored, ends_at: turn.endsAt }, { merge: true });
    return replaced.ended;
  };
  const ended = await db.runTransaction(store).catch(async (error: unknown) => {
    // A token that is stored nowhere would never end.
    await disableWeatherToken(service, created.value);
    throw error;
  });
  await Promise.all(ended.map((token) => disableWeatherToken(service, token)));
  const ttl = Math.floor((turn.endsAt - now) / 1000);
  return { token: created.value, ttl, expirationDate: turn.endsAt };
});

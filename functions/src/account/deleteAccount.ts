import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { requireSignedIn } from '../access/requireAccess';
import { callableOptions } from '../callableOptions';
import { askProvider } from '../payments/askProvider';
import { connectStripe, stripeSecretKey } from '../payments/connectStripe';
import { isMissing } from '../payments/isMissing';
import { connectWeatherService, weatherApiKey } from '../weather/connectWeatherService';
import { storedTokens } from '../weather/storedTokens';
import { disableWeatherToken } from '../weather/weatherService';

/** How long ago a racer may have signed in, in seconds. */
const recent = 300;

/** A token that was given out holds for an hour; for a day nobody may write under this uid again. */
const markInMs = 86_400_000;

const batchSize = 500;

/** Deletes what a query of the racer's own documents finds, in batches. */
const deleteOwn = async (db: Firestore, collection: string, field: string, uid: string): Promise<void> => {
  const some = db.collection(collection).where(field, '==', uid).select().limit(batchSize);
  for (;;) {
    const { docs } = await some.get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
};

const deleteCustomer = async (customer: string): Promise<void> => {
  try {
    await connectStripe().customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

/** Ends the racer's weather tokens, which the service would take for as long as it likes, and forgets them. */
const deleteWeatherTokens = async (db: Firestore, uid: string): Promise<void> => {
  const tokenRef = db.doc(`weatherTokens/${uid}`);
  const tokens = storedTokens(await tokenRef.get());
  await Promise.all(tokens.map((token) => disableWeatherToken(connectWeatherService(), token)));
  await tokenRef.delete();
};

const secrets = [stripeSecretKey, weatherApiKey];

/**
 * Callable: deletes the caller's account and everything stored under it, `{}` → `{deleted: true}`; what he pays for
 * and his weather tokens end at once. What stays is the keyed hash of an address that has had its trial. It may be
 * called again where it was interrupted. Fails with `unauthenticated` (`reason: requires-recent-login` where the
 * sign-in is older than five minutes) or `unavailable` (`reason: payments-unavailable`: nothing has been deleted).
 */
export const deleteAccount = onCall({ ...callableOptions, secrets }, async (request) => {
  const { uid, token } = requireSignedIn(request);
  if (token.auth_time < Date.now() / 1000 - recent)
    throw new HttpsError('unauthenticated', 'Please login again, as your last login was too long ago.', {
      reason: 'requires-recent-login',
    });
  const db = getFirestore();
  const userRef = db.doc(`users/${uid}`);
  const customer: unknown = (await userRef.get()).get('stripeId');
  if (typeof customer === 'string') await askProvider(() => deleteCustomer(customer));

  // First what makes the other documents come into being again: a token that still holds, an event on its way.
  const batch = db.batch();
  batch.set(db.doc(`deletedAccounts/${uid}`), { expires_at: Timestamp.fromMillis(Date.now() + markInMs) });
  batch.delete(userRef);
  batch.delete(userRef.collection('private').doc('access'));
  await batch.commit();
  await db.recursiveDelete(userRef);
  await deleteOwn(db, 'logBooks', 'user_uid', uid);
  await deleteOwn(db, 'notifications', 'userId', uid);
  await deleteWeatherTokens(db, uid);
  await getAuth().deleteUser(uid);
  return { deleted: true };
});

import { accountCodeOf } from '@holeshot/shared-core';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { requestProvider } from '../provider/requestProvider';
import { connectStripe, stripeSecretKey } from '../provider/connectStripe';
import { deleteCustomer } from '../provider/deleteCustomer';
import { connectWeatherService, weatherApiKey } from '../weather/connectWeatherService';
import { storedTokens } from '../weather/storedTokens';
import { disableWeatherToken } from '../weather/weatherService';
import { beginDeletion, endDeletion } from '../deletion/deletionMark';

const batchSize = 500;

/** Deletes the racer's own documents of a collection, in batches. */
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

/** Ends the racer's weather tokens at the service, which would accept them further, and deletes them. */
const deleteWeatherTokens = async (db: Firestore, uid: string): Promise<void> => {
  const tokenRef = db.doc(`weatherTokens/${uid}`);
  const tokens = storedTokens(await tokenRef.get());
  await Promise.all(tokens.map((token) => disableWeatherToken(connectWeatherService(), token)));
  await tokenRef.delete();
};

/** Deletes the sign-in; an interrupted deletion may have deleted it before. */
const deleteSignIn = async (auth: Auth, uid: string): Promise<void> => {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (accountCodeOf(error) !== 'auth/user-not-found') throw error;
  }
};

/** Secrets that a function which erases accounts has to declare. */
export const erasingSecrets = [stripeSecretKey, weatherApiKey];

/**
 * Deletes an account and everything stored under it, and ends its subscriptions and weather tokens at once. A caller
 * may repeat it after any interruption, or run it several times at once: it writes the deletion mark first and closes
 * the mark last. Throws `unavailable` (`reason: payments-unavailable`) only while it has written nothing but the mark.
 * @param attempt name of this attempt in the mark
 */
export const eraseAccount = async (
  { auth, db }: { auth: Auth; db: Firestore },
  uid: string,
  attempt: string,
): Promise<void> => {
  await beginDeletion(db, uid, attempt);
  const userRef = db.doc(`users/${uid}`);
  // Read after the mark is written: a customer created later meets the mark, one created earlier is found here.
  const customer: unknown = (await userRef.get()).get('stripeId');
  if (typeof customer === 'string') await requestProvider(() => deleteCustomer(connectStripe(), customer));

  // These two first: without them neither a valid token nor a late payment event can create documents again.
  const batch = db.batch();
  batch.delete(userRef);
  batch.delete(userRef.collection('private').doc('access'));
  await batch.commit();
  await db.recursiveDelete(userRef);
  await deleteOwn(db, 'logBooks', 'user_uid', uid);
  await deleteOwn(db, 'notifications', 'userId', uid);
  await deleteWeatherTokens(db, uid);
  await deleteSignIn(auth, uid);
  await endDeletion(db, uid);
};

import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { askProvider } from '../provider/askProvider';
import { connectStripe, stripeSecretKey } from '../provider/connectStripe';
import { deleteCustomer } from '../provider/deleteCustomer';
import { connectWeatherService, weatherApiKey } from '../weather/connectWeatherService';
import { storedTokens } from '../weather/storedTokens';
import { disableWeatherToken } from '../weather/weatherService';
import { deletionMark } from '../deletion/deletionMark';

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

/** Ends the racer's weather tokens, which the service would take for as long as it likes, and forgets them. */
const deleteWeatherTokens = async (db: Firestore, uid: string): Promise<void> => {
  const tokenRef = db.doc(`weatherTokens/${uid}`);
  const tokens = storedTokens(await tokenRef.get());
  await Promise.all(tokens.map((token) => disableWeatherToken(connectWeatherService(), token)));
  await tokenRef.delete();
};

/** Where an earlier try was interrupted after this, there is none any more. */
const deleteSignIn = async (auth: Auth, uid: string): Promise<void> => {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
  }
};

/** What a function that erases accounts has to name. */
export const erasingSecrets = [stripeSecretKey, weatherApiKey];

/**
 * Deletes an account and everything stored under it, and ends at once what the racer pays for and his weather tokens.
 * It may be interrupted anywhere and begun again: the mark of the deletion is written first, and says that it is ended
 * last. Fails with `unavailable` (`reason: payments-unavailable`) while that mark is all that has been written.
 */
export const eraseAccount = async (
  { auth, db }: { auth: Auth; db: Firestore },
  uid: string,
): Promise<void> => {
  const mark = deletionMark(db, uid);
  await mark.set({ begun_at: Timestamp.now() });
  const userRef = db.doc(`users/${uid}`);
  // After the mark: whoever makes a customer from now on sees it, and one that was kept before is found here.
  const customer: unknown = (await userRef.get()).get('stripeId');
  if (typeof customer === 'string') await askProvider(() => deleteCustomer(connectStripe(), customer));

  // First what makes the other documents come into being again: a token that still holds, an event on its way.
  const batch = db.batch();
  batch.delete(userRef);
  batch.delete(userRef.collection('private').doc('access'));
  await batch.commit();
  await db.recursiveDelete(userRef);
  await deleteOwn(db, 'logBooks', 'user_uid', uid);
  await deleteOwn(db, 'notifications', 'userId', uid);
  await deleteWeatherTokens(db, uid);
  await deleteSignIn(auth, uid);
  await mark.set({ expires_at: Timestamp.fromMillis(Date.now() + markInMs) });
};

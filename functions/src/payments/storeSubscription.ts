import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { accessUntil, type PaidAccess } from '../access/accessUntil';
import { currentPeriod } from './currentPeriod';
import { isMissing } from '../provider/isMissing';
import { storedAccess } from './storedAccess';
import { idOf, subscriptionDocument } from './subscriptionDocument';

const paidAccess = (subscription: Stripe.Subscription): PaidAccess => {
  const { end, isLast } = currentPeriod(subscription);
  return {
    status: subscription.status,
    currentPeriodEnd: end === null ? null : end * 1000,
    cancelAtPeriodEnd: isLast,
  };
};

/** Fetches the current subscription; null if there is none, or it belongs to another customer. */
const retrieve = async (
  stripe: Stripe,
  id: string,
  customer: string,
): Promise<Stripe.Subscription | null> => {
  try {
    const subscription = await stripe.subscriptions.retrieve(id);
    return idOf(subscription.customer) === customer ? subscription : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * Adds the current subscription to the batch, and the access that follows from all subscriptions of the racer. It reads
 * the stored documents before it queries the provider, and the batch fails if they changed since. So one of two
 * simultaneous events runs again, and the later answer wins. Before the registration is finished there is no access
 * document: the subscription counts once there is one.
 * @returns whether the racer exists
 */
export const storeSubscription = async (
  { db, stripe, batch }: { db: Firestore; stripe: Stripe; batch: WriteBatch },
  { uid, id, customer, event }: { uid: string; id: string; customer: string; event: string },
): Promise<boolean> => {
  const userRef = db.doc(`users/${uid}`);
  const accessRef = userRef.collection('private').doc('access');
  const ref = userRef.collection('subscriptions').doc(id);
  const [user, access] = await db.getAll(userRef, accessRef);
  if (user?.get('stripeId') !== customer) return false;
  const stored = await userRef.collection('subscriptions').get();

  const subscription = await retrieve(stripe, id, customer);
  const others = stored.docs.filter((snapshot) => snapshot.id !== id).map(storedAccess);
  const trialEnd: unknown = user.get('trialExpirationDate');
  const access_until = accessUntil(
    typeof trialEnd === 'number' ? trialEnd : null,
    subscription ? [...others, paidAccess(subscription)] : others,
  );
  if (access?.updateTime) {
    // The event is part of the write: without a change the update time would stay, and with it the check above.
    batch.update(accessRef, { access_until, payment_event: event }, { lastUpdateTime: access.updateTime });
  } else {
    // Both change nothing; they fail if the registration was finished or the account deleted meanwhile.
    batch.delete(accessRef, { exists: false });
    batch.update(userRef, { stripeId: customer });
  }
  if (!subscription) batch.delete(ref);
  else batch.set(ref, subscriptionDocument(db, subscription));
  return true;
};

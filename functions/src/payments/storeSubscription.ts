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

/** A subscription as the provider has it now; null where there is none, or it is another customer's. */
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
 * Adds to the batch: a subscription as the provider has it now, and the access that follows from all subscriptions
 * of its racer. The provider is asked after the stored documents are read, and the batch fails where these have
 * changed since: of two at the same time one is repeated, and so the later answer wins. For a racer whose registration
 * is not finished, and who has no access yet, the subscription waits until it is.
 * @returns whether there is such a racer
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
    // A write that changes nothing would leave the time that the next one looks at: so the event is kept with it.
    batch.update(accessRef, { access_until, payment_event: event }, { lastUpdateTime: access.updateTime });
  } else {
    // Neither changes anything; they fail where the registration was finished, or the account deleted, meanwhile.
    batch.delete(accessRef, { exists: false });
    batch.update(userRef, { stripeId: customer });
  }
  if (!subscription) batch.delete(ref);
  else batch.set(ref, subscriptionDocument(db, subscription));
  return true;
};

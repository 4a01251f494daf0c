import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';

/**
 * The racer's id at the payment provider, made and kept in his user document where he has none. It is kept before
 * anything can be paid, so that each event finds its racer.
 */
export const ensureCustomer = async (
  { db, stripe }: { db: Firestore; stripe: Stripe },
  { uid, email }: { uid: string; email: string },
): Promise<string> => {
  const userRef = db.doc(`users/${uid}`);
  const known: unknown = (await userRef.get()).get('stripeId');
  if (typeof known === 'string') return known;
  // Two tabs at the same time get the same customer.
  const customer = await stripe.customers.create(
    { email, metadata: { firebaseUID: uid } },
    { idempotencyKey: `customer-${uid}` },
  );
  const stripeLink = `https://dashboard.stripe.com${customer.livemode ? '' : '/test'}/customers/${customer.id}`;
  await userRef.update({ stripeId: customer.id, stripeLink });
  return customer.id;
};

import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';

/**
 * The racer's id at the payment provider, made and kept in his user document where he has none. It is kept before
 * anything can be paid, so that each event finds its racer.
 * @param racer.lost an id that the provider does not know any more, and that another takes the place of
 */
export const ensureCustomer = async (
  { db, stripe }: { db: Firestore; stripe: Stripe },
  { uid, email, lost }: { uid: string; email: string; lost?: string },
): Promise<string> => {
  const userRef = db.doc(`users/${uid}`);
  const known: unknown = (await userRef.get()).get('stripeId');
  if (typeof known === 'string' && known !== lost) return known;
  // Two tabs at the same time get the same customer.
  const customer = await stripe.customers.create(
    { email, metadata: { firebaseUID: uid } },
    { idempotencyKey: ['customer', uid, lost].filter(Boolean).join('-') },
  );
  const stripeLink = `https://dashboard.stripe.com${customer.livemode ? '' : '/test'}/customers/${customer.id}`;
  await userRef.update({ stripeId: customer.id, stripeLink });
  return customer.id;
};

import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { accountDeleted } from '../deletion/accountDeleted';
import { deletionMark } from '../deletion/deletionMark';
import { deleteCustomer } from '../provider/deleteCustomer';

/**
 * The racer's id at the payment provider, made and kept in his user document where he has none. It is kept before
 * anything can be paid, so that each event finds its racer. Fails with `failed-precondition` where the account is being
 * deleted, and leaves no customer then.
 * @param racer.lost an id that the provider does not know any more, and that another takes the place of
 */
export const ensureCustomer = async (
  { db, stripe }: { db: Firestore; stripe: Stripe },
  { uid, email, lost }: { uid: string; email: string; lost?: string },
): Promise<string> => {
  const userRef = db.doc(`users/${uid}`);
  const mark = deletionMark(db, uid);
  const [user, deletion] = await db.getAll(userRef, mark);
  if (deletion?.exists) throw accountDeleted();
  const known: unknown = user?.get('stripeId');
  if (typeof known === 'string' && known !== lost) return known;
  // Two tabs at the same time get the same customer.
  const customer = await stripe.customers.create(
    { email, metadata: { firebaseUID: uid } },
    { idempotencyKey: ['customer', uid, lost].filter(Boolean).join('-') },
  );
  const stripeLink = `https://dashboard.stripe.com${customer.livemode ? '' : '/test'}/customers/${customer.id}`;
  // A deletion that began meanwhile may have looked for a customer already, and would leave this one behind.
  const isDeleted = await db.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(mark);
    if (!exists) transaction.update(userRef, { stripeId: customer.id, stripeLink });
    return exists;
  });
  if (!isDeleted) return customer.id;
  await deleteCustomer(stripe, customer.id);
  throw accountDeleted();
};

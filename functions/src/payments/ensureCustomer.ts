import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { accountDeleted } from '../deletion/accountDeleted';
import { deletionMark } from '../deletion/deletionMark';
import { deleteCustomer } from '../provider/deleteCustomer';

/**
 * Returns the racer's id at the payment provider; creates one and stores it in the user document if there is none. The
 * id is stored before anything can be paid, so that each event finds its racer. Throws `failed-precondition` and leaves
 * no customer if the account is being deleted.
 * @param racer.lost id that the provider no longer knows, to be replaced
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
  // Two tabs at the same time get the same customer by this key.
  const customer = await stripe.customers.create(
    { email, metadata: { firebaseUID: uid } },
    { idempotencyKey: ['customer', uid, lost].filter(Boolean).join('-') },
  );
  const stripeLink = `https://dashboard.stripe.com${customer.livemode ? '' : '/test'}/customers/${customer.id}`;
  // A deletion that began meanwhile has perhaps read the customer already, and would miss this one.
  const isDeleted = await db.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(mark);
    if (!exists) transaction.update(userRef, { stripeId: customer.id, stripeLink });
    return exists;
  });
  if (!isDeleted) return customer.id;
  await deleteCustomer(stripe, customer.id);
  throw accountDeleted();
};

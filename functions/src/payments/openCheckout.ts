import Stripe from 'stripe';
import { refuse } from '../callable/refuse';

/** Statuses that the racer repairs in the portal; a second subscription would be paid beside this one. */
const running = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** Closes a checkout; one that is no longer open was closed by another tab, or is paid and now a subscription. */
const close = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
};

/**
 * Opens the only checkout of a customer, so that nobody pays two; returns the page to open. Throws `aborted` (`reason:
 * already-subscribed`).
 * @param order.back address of the app's subscription page
 */
export const openCheckout = async (
  stripe: Stripe,
  customer: string,
  { uid, priceId, back }: { uid: string; priceId: string; back: string },
): Promise<{ url: string | null }> => {
  const openOf = async () =>
    (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;
  // Closed first: a checkout that was paid before this is among the subscriptions read below.
  for (const { id } of await openOf()) await close(stripe, id);
  const subscriptions = await stripe.subscriptions.list({ customer, limit: 100 });
  if (subscriptions.data.some(({ status }) => running.includes(status)))
    throw refuse('aborted', 'already-subscribed');
  const own = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: uid,
    line_items: [{ price: priceId, quantity: 1 }],
    subscription_data: { metadata: { firebaseUID: uid } },
    allow_promotion_codes: true,
    success_url: `${back}?checkout=success`,
    cancel_url: `${back}?checkout=cancelled`,
  });
  // Two tabs may do this at once: the last to look sees both checkouts, and the order decides which one stays.
  const [first = own, ...others] = (await openOf()).sort((a, b) => a.id.localeCompare(b.id));
  for (const { id } of others) await close(stripe, id);
  return { url: first.url };
};

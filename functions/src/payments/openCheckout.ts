import { HttpsError } from 'firebase-functions/v2/https';
import Stripe from 'stripe';

/** A subscription in one of these is mended in the portal; a second one would be paid beside it. */
const running = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** One that is not open any more was closed by another tab's request, or is paid and among the subscriptions. */
const close = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
};

/**
 * Opens a checkout for a customer, the only one he has, so that he cannot pay two; gives the page to go to. Fails with
 * `aborted` (`reason: already-subscribed`).
 * @param order.back where the app's page of subscriptions is
 */
export const openCheckout = async (
  stripe: Stripe,
  customer: string,
  { uid, priceId, back }: { uid: string; priceId: string; back: string },
): Promise<{ url: string | null }> => {
  const openOf = async () =>
    (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;
  // First the open ones: what was paid before they are closed is among the subscriptions then.
  for (const { id } of await openOf()) await close(stripe, id);
  const subscriptions = await stripe.subscriptions.list({ customer, limit: 100 });
  if (subscriptions.data.some(({ status }) => running.includes(status)))
    throw new HttpsError('aborted', 'There is a subscription already.', { reason: 'already-subscribed' });
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
  // Another tab may have asked at the same instant: whoever looks last sees both, and all agree on which one stays.
  const [kept = own, ...others] = (await openOf()).sort((a, b) => a.id.localeCompare(b.id));
  for (const { id } of others) await close(stripe, id);
  return { url: kept.url };
};

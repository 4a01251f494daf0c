import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireRegistered } from '../access/requireAccess';
import { callableOptions } from '../callableOptions';
import { parseRequest } from '../parseRequest';
import { appAddress } from './appAddress';
import { askProvider } from './askProvider';
import { connectStripe, stripeSecretKey } from './connectStripe';
import { ensureCustomer } from './ensureCustomer';

const id = v.pipe(v.string(), v.regex(/^\w{1,100}$/, 'is no id'));
const requestSchema = v.object({ productId: id, priceId: id });

/** A subscription in one of these is mended in the portal; a second one would be paid beside it. */
const running = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/**
 * Callable: starts the payment of a subscription, `{productId, priceId}` → `{url}`, the page to go to. Fails with
 * `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found` (`reason: price-not-found`), `aborted`
 * (`reason: already-subscribed`) or `unavailable` (`reason: payments-unavailable`).
 */
export const createCheckout = onCall({ ...callableOptions, secrets: [stripeSecretKey] }, async (request) => {
  const uid = await requireRegistered(request);
  const { productId, priceId } = parseRequest(requestSchema, request.data);
  const db = getFirestore();
  const price = await db.doc(`products/${productId}/prices/${priceId}`).get();
  if (price.get('active') !== true || price.get('type') !== 'recurring')
    throw new HttpsError('not-found', 'This price is not offered any more.', { reason: 'price-not-found' });
  const stripe = connectStripe();
  const email = request.auth?.token.email ?? '';
  const back = `${appAddress(request.rawRequest.headers.origin)}/subscription`;

  return askProvider(async () => {
    const customer = await ensureCustomer({ db, stripe }, { uid, email });
    const subscriptions = await stripe.subscriptions.list({ customer, limit: 100 });
    if (subscriptions.data.some(({ status }) => running.includes(status)))
      throw new HttpsError('aborted', 'There is a subscription already.', { reason: 'already-subscribed' });
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: uid,
      line_items: [{ price: priceId, quantity: 1 }],
      subscription_data: { metadata: { firebaseUID: uid } },
      allow_promotion_codes: true,
      success_url: `${back}?checkout=success`,
      cancel_url: `${back}?checkout=cancelled`,
    });
    return { url };
  });
});

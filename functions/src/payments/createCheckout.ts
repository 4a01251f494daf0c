import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireRegistered } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { parseRequest } from '../callable/parseRequest';
import { appAddress } from './appAddress';
import { requestProvider } from '../provider/requestProvider';
import { connectStripe, stripeSecretKey } from '../provider/connectStripe';
import { ensureCustomer } from './ensureCustomer';
import { isMissing } from '../provider/isMissing';
import { openCheckout } from './openCheckout';
import { refuse } from '../callable/refuse';

const id = v.pipe(v.string(), v.regex(/^\w{1,100}$/, 'is no id'));
const requestSchema = v.object({ productId: id, priceId: id });

/**
 * Starts the payment of a subscription, `{productId, priceId}` → `{url}`, the page to open. Fails with
 * `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found` (`reason: price-not-found`), `aborted`
 * (`reason: already-subscribed`), `failed-precondition` (the account is being deleted) or `unavailable` (`reason:
 * payments-unavailable`).
 */
export const createCheckout = onCall({ ...callableOptions, secrets: [stripeSecretKey] }, async (request) => {
  const uid = await requireRegistered(request);
  const { productId, priceId } = parseRequest(requestSchema, request.data);
  const db = getFirestore();
  const price = await db.doc(`products/${productId}/prices/${priceId}`).get();
  if (price.get('active') !== true || price.get('type') !== 'recurring')
    throw refuse('not-found', 'price-not-found');
  const stripe = connectStripe();
  const email = request.auth?.token.email ?? '';
  const back = `${appAddress(request.rawRequest.headers.origin)}/subscription`;
  const order = { uid, priceId, back };
  const at = { db, stripe };

  return requestProvider(async () => {
    const customer = await ensureCustomer(at, { uid, email });
    try {
      return await openCheckout(stripe, customer, order);
    } catch (error) {
      if (!isMissing(error, 'customer')) throw error;
      return openCheckout(stripe, await ensureCustomer(at, { uid, email, lost: customer }), order);
    }
  });
});

import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { countRequest } from '../access/countRequest';
import { requireRegistered } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { documentIdSchema } from '../callable/documentIdSchema';
import { parseRequest } from '../callable/parseRequest';
import { appAddress } from './appAddress';
import { requestProvider } from '../provider/requestProvider';
import { connectStripe, stripeSecretKey } from '../provider/connectStripe';
import { ensureCustomer } from './ensureCustomer';
import { isMissing } from '../provider/isMissing';
import { openCheckout } from './openCheckout';
import { refuse } from '../callable/refuse';

const requestSchema = v.object({ productId: documentIdSchema, priceId: documentIdSchema });

/**
 * Starts the payment of a subscription, `{productId, priceId}` → `{url}`, the page to open. Fails with
 * `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found` (`reason: price-not-found`), `aborted`
 * (`reason: already-subscribed`), `failed-precondition` (the account is being deleted), `resource-exhausted` (twenty an
 * hour) or `unavailable` (`reason: payments-unavailable`).
 */
export const createCheckout = onCall({ ...callableOptions, secrets: [stripeSecretKey] }, async (request) => {
  const uid = await requireRegistered(request);
  const { productId, priceId } = parseRequest(requestSchema, request.data);
  const db = getFirestore();
  await countRequest(db, uid, 'createCheckout');
  const productRef = db.doc(`products/${productId}`);
  const [product, price] = await db.getAll(productRef, productRef.collection('prices').doc(priceId));
  const isOffered = product?.get('active') === true && price?.get('active') === true;
  if (!isOffered || price.get('type') !== 'recurring') throw refuse('not-found', 'price-not-found');
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

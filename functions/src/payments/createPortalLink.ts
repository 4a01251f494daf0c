import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { requireRegistered } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { appAddress } from './appAddress';
import { askProvider } from '../provider/askProvider';
import { connectStripe, stripeSecretKey } from '../provider/connectStripe';
import { isMissing } from '../provider/isMissing';

const noCustomer = () =>
  new HttpsError('not-found', 'There is no subscription to manage.', { reason: 'no-customer' });

/**
 * Callable: the page on which a racer manages his subscription, `{}` → `{url}`. Fails with `unauthenticated`,
 * `permission-denied`, `not-found` (`reason: no-customer`: he has never begun a payment, or the provider has lost him)
 * or `unavailable` (`reason: payments-unavailable`).
 */
export const createPortalLink = onCall(
  { ...callableOptions, secrets: [stripeSecretKey] },
  async (request) => {
    const uid = await requireRegistered(request);
    const customer: unknown = (await getFirestore().doc(`users/${uid}`).get()).get('stripeId');
    if (typeof customer !== 'string') throw noCustomer();
    const { url } = await askProvider(async () => {
      try {
        return await connectStripe().billingPortal.sessions.create({
          customer,
          return_url: `${appAddress(request.rawRequest.headers.origin)}/subscription`,
        });
      } catch (error) {
        throw isMissing(error, 'customer') ? noCustomer() : error;
      }
    });
    return { url };
  },
);

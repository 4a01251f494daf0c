import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { countRequest } from '../access/countRequest';
import { requireRegistered } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { refuse } from '../callable/refuse';
import { appAddress } from './appAddress';
import { requestProvider } from '../provider/requestProvider';
import { connectStripe, stripeSecretKey } from '../provider/connectStripe';
import { isMissing } from '../provider/isMissing';

const noCustomer = () => refuse('not-found', 'no-customer');

/**
 * Links the page on which a racer manages the subscription, `{}` → `{url}`. Fails with `unauthenticated`,
 * `permission-denied`, `not-found` (`reason: no-customer`: no payment was ever begun, or the provider lost the
 * customer), `failed-precondition` (the account is being deleted), `resource-exhausted` (twenty an hour) or `unavailable`
 * (`reason: payments-unavailable`).
 */
export const createPortalLink = onCall(
  { ...callableOptions, secrets: [stripeSecretKey] },
  async (request) => {
    const uid = await requireRegistered(request);
    const db = getFirestore();
    await countRequest(db, uid, 'createPortalLink');
    const customer: unknown = (await db.doc(`users/${uid}`).get()).get('stripeId');
    if (typeof customer !== 'string') throw noCustomer();
    const { url } = await requestProvider(async () => {
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

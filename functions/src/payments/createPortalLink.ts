import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { requireRegistered } from '../access/requireAccess';
import { callableOptions } from '../callableOptions';
import { appAddress } from './appAddress';
import { askProvider } from './askProvider';
import { connectStripe, stripeSecretKey } from './connectStripe';

/**
 * Callable: the page on which a racer manages his subscription, `{}` → `{url}`. Fails with `unauthenticated`,
 * `permission-denied`, `not-found` (`reason: no-customer`: he has never begun a payment) or `unavailable`
 * (`reason: payments-unavailable`).
 */
export const createPortalLink = onCall(
  { ...callableOptions, secrets: [stripeSecretKey] },
  async (request) => {
    const uid = await requireRegistered(request);
    const customer: unknown = (await getFirestore().doc(`users/${uid}`).get()).get('stripeId');
    if (typeof customer !== 'string')
      throw new HttpsError('not-found', 'There is no subscription to manage.', { reason: 'no-customer' });
    const { url } = await askProvider(() =>
      connectStripe().billingPortal.sessions.create({
        customer,
        return_url: `${appAddress(request.rawRequest.headers.origin)}/subscription`,
      }),
    );
    return { url };
  },
);

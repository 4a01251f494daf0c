import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/v2/https';
import Stripe from 'stripe';

/**
 * Waits for the payment provider's answer; throws `unavailable` if there is none. It logs the request id for a look-up
 * at the provider, and never its message, which may hold an address.
 */
export const requestProvider = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, requestId } = error;
    logger.error('The payment provider does not answer.', { type, code, requestId });
    throw new HttpsError('unavailable', 'The payment provider does not answer. Try again later.', {
      reason: 'payments-unavailable',
    });
  }
};

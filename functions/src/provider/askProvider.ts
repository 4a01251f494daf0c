import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/v2/https';
import Stripe from 'stripe';

/**
 * Waits for the payment provider's answer; fails with `unavailable` where it does not give one, and logs what is to be
 * looked up at the provider: its message may hold an address.
 */
export const askProvider = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
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

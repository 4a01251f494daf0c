import { HttpsError } from 'firebase-functions/v2/https';
import Stripe from 'stripe';

/** Waits for the payment provider's answer; fails with `unavailable` where it does not give one. */
export const askProvider = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new HttpsError('unavailable', 'The payment provider does not answer. Try again later.', {
      reason: 'payments-unavailable',
    });
  }
};

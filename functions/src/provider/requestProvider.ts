import { logger } from 'firebase-functions';
import Stripe from 'stripe';
import { refuse } from '../callable/refuse';

/**
 * Waits for the payment provider's answer; throws `unavailable` if there is none. It logs the request id for a look-up
 * at the provider, and never its message, which may hold an address.
 */
export const requestProvider = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, requestId } = error;
    logger.error('The payment provider does not answer.', { type, code, requestId });
    throw refuse('unavailable', 'payments-unavailable');
  }
};

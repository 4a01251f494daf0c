import Stripe from 'stripe';

/**
 * Whether the payment provider said that there is no such thing.
 * @param field of the request that named it, where that matters
 */
export const isMissing = (error: unknown, field?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (field === undefined || error.param === field);

import Stripe from 'stripe';

/**
 * Says whether the payment provider answered that an object does not exist.
 * @param field of the request that has to have named it; any by default
 */
export const isMissing = (error: unknown, field?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (field === undefined || error.param === field);
